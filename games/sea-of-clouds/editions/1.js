// node_modules/pure-rand/lib/esm/generator/xoroshiro128plus.js
var jumps = [
  3639956645,
  3750757012,
  1261568508,
  386426335
];
var XoroShiro128Plus = class XoroShiro128Plus2 {
  constructor(s01, s00, s11, s10) {
    this.s01 = s01;
    this.s00 = s00;
    this.s11 = s11;
    this.s10 = s10;
  }
  clone() {
    return new XoroShiro128Plus2(this.s01, this.s00, this.s11, this.s10);
  }
  next() {
    const out = this.s00 + this.s10 | 0;
    const a0 = this.s10 ^ this.s00;
    const a1 = this.s11 ^ this.s01;
    const s00 = this.s00;
    const s01 = this.s01;
    this.s00 = s00 << 24 ^ s01 >>> 8 ^ a0 ^ a0 << 16;
    this.s01 = s01 << 24 ^ s00 >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
    this.s10 = a1 << 5 ^ a0 >>> 27;
    this.s11 = a0 << 5 ^ a1 >>> 27;
    return out;
  }
  jump() {
    let ns01 = 0;
    let ns00 = 0;
    let ns11 = 0;
    let ns10 = 0;
    let s01 = this.s01;
    let s00 = this.s00;
    let s11 = this.s11;
    let s10 = this.s10;
    for (let i = 0; i !== 4; ++i) {
      const ji = jumps[i];
      for (let mask = 1; mask; mask <<= 1) {
        if (ji & mask) {
          ns01 ^= s01;
          ns00 ^= s00;
          ns11 ^= s11;
          ns10 ^= s10;
        }
        const a0 = s10 ^ s00;
        const a1 = s11 ^ s01;
        const s00_ = s00;
        const s01_ = s01;
        s00 = s00_ << 24 ^ s01_ >>> 8 ^ a0 ^ a0 << 16;
        s01 = s01_ << 24 ^ s00_ >>> 8 ^ a1 ^ (a1 << 16 | a0 >>> 16);
        s10 = a1 << 5 ^ a0 >>> 27;
        s11 = a0 << 5 ^ a1 >>> 27;
      }
    }
    this.s01 = ns01;
    this.s00 = ns00;
    this.s11 = ns11;
    this.s10 = ns10;
  }
  getState() {
    return [
      this.s01,
      this.s00,
      this.s11,
      this.s10
    ];
  }
};
function xoroshiro128plusFromState(state) {
  if (!(state.length === 4)) throw new Error("The state must have been produced by a xoroshiro128plus RandomGenerator");
  return new XoroShiro128Plus(state[0], state[1], state[2], state[3]);
}

// packages/kit/src/lists.ts
var at = (list, index) => {
  const found = list[index];
  if (found === void 0) throw new RangeError(`nothing at ${index} in a list of ${list.length}`);
  return found;
};
var replaceAt = (list, index, entry) => {
  at(list, index);
  const copy = list.slice();
  copy[index] = entry;
  return copy;
};
var withLast = (list, entry) => {
  const copy = list.slice();
  copy.push(entry);
  return copy;
};
var withoutAt = (list, index) => {
  at(list, index);
  const copy = list.slice();
  copy.splice(index, 1);
  return copy;
};
var upTo = (count3) => Array.from({ length: count3 }, (_, index) => index);
var unreachable = (value) => {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
};

// packages/kit/src/chance.ts
var CHANCES = ["hmac-sha256", "xoroshiro128plus"];
var WORDS = 2 ** 32;
var fromWords = (nextWord) => ({
  int(below) {
    if (!Number.isInteger(below) || below < 1 || below > WORDS)
      throw new RangeError(`int(${below}): below must be a whole number from 1 to 2^32`);
    if (below === 1) return 0;
    const limit = WORDS - WORDS % below;
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % below;
  }
});
var mix = (value) => {
  let h = value | 0;
  h = Math.imul(h ^ h >>> 16, 2246822507);
  h = Math.imul(h ^ h >>> 13, 3266489909);
  return h ^ h >>> 16;
};
var GOLDEN = 2654435769;
var fastStream = (a, b, c, d, step) => {
  const turn = mix(step + GOLDEN);
  const generator = xoroshiro128plusFromState([mix(a ^ turn), mix(b + turn), mix(c ^ ~turn), mix(d - turn) | 1]);
  return fromWords(() => generator.next() >>> 0);
};
var fastRandom = (seed) => fastStream(seed, seed + GOLDEN, seed ^ 1542469173, ~seed, 0);
var shuffle = (list, random2) => {
  const mixed = list.slice();
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = random2.int(i + 1);
    const held = at(mixed, i);
    mixed[i] = at(mixed, j);
    mixed[j] = held;
  }
  return mixed;
};
var pick = (list, random2) => at(list, random2.int(list.length));

// packages/kit/src/fairness.ts
var HEX_32 = /^[0-9a-f]{64}$/;

// node_modules/valibot/dist/index.mjs
var store$4;
var DEFAULT_CONFIG = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0
};
// @__NO_SIDE_EFFECTS__
function getGlobalConfig(config$1) {
  if (!config$1 && !store$4) return DEFAULT_CONFIG;
  return {
    lang: config$1?.lang ?? store$4?.lang,
    message: config$1?.message,
    abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
    abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
  };
}
var store$3;
// @__NO_SIDE_EFFECTS__
function getGlobalMessage(lang) {
  return store$3?.get(lang);
}
var store$2;
// @__NO_SIDE_EFFECTS__
function getSchemaMessage(lang) {
  return store$2?.get(lang);
}
var store$1;
// @__NO_SIDE_EFFECTS__
function getSpecificMessage(reference, lang) {
  return store$1?.get(reference)?.get(lang);
}
// @__NO_SIDE_EFFECTS__
function _stringify(input) {
  const type = typeof input;
  if (type === "string") return `"${input}"`;
  if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
  if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
  return type;
}
function _addIssue(context, label, dataset, config$1, other) {
  const input = other && "input" in other ? other.input : dataset.value;
  const expected = other?.expected ?? context.expects ?? null;
  const received = other?.received ?? /* @__PURE__ */ _stringify(input);
  const issue = {
    kind: context.kind,
    type: context.type,
    input,
    expected,
    received,
    message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
    requirement: context.requirement,
    path: other?.path,
    issues: other?.issues,
    lang: config$1.lang,
    abortEarly: config$1.abortEarly,
    abortPipeEarly: config$1.abortPipeEarly
  };
  const isSchema = context.kind === "schema";
  const message$1 = other?.message ?? context.message ?? /* @__PURE__ */ getSpecificMessage(context.reference, issue.lang) ?? (isSchema ? /* @__PURE__ */ getSchemaMessage(issue.lang) : null) ?? config$1.message ?? /* @__PURE__ */ getGlobalMessage(issue.lang);
  if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
  if (isSchema) dataset.typed = false;
  if (dataset.issues) dataset.issues.push(issue);
  else dataset.issues = [issue];
}
// @__NO_SIDE_EFFECTS__
function _isSameValueZero(value1, value2) {
  return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
// @__NO_SIDE_EFFECTS__
function _joinExpects(values$1, separator) {
  const list = [...new Set(values$1)];
  if (list.length > 1) return `(${list.join(` ${separator} `)})`;
  return list[0] ?? "never";
}
function _standardSchema(schema) {
  schema["~standard"] = {
    version: 1,
    vendor: "valibot",
    validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
  };
  return schema;
}
var ValiError = class extends Error {
  /**
  * Creates a Valibot error with useful information.
  *
  * @param issues The error issues.
  */
  constructor(issues) {
    super(issues[0].message);
    this.name = "ValiError";
    this.issues = issues;
  }
};
// @__NO_SIDE_EFFECTS__
function check(requirement, message$1) {
  return {
    kind: "validation",
    type: "check",
    reference: check,
    async: false,
    expects: null,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function integer(message$1) {
  return {
    kind: "validation",
    type: "integer",
    reference: integer,
    async: false,
    expects: null,
    requirement: Number.isInteger,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function maxLength(requirement, message$1) {
  return {
    kind: "validation",
    type: "max_length",
    reference: maxLength,
    async: false,
    expects: `<=${requirement}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function maxValue(requirement, message$1) {
  return {
    kind: "validation",
    type: "max_value",
    reference: maxValue,
    async: false,
    expects: `<=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function minLength(requirement, message$1) {
  return {
    kind: "validation",
    type: "min_length",
    reference: minLength,
    async: false,
    expects: `>=${requirement}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && dataset.value.length < this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function minValue(requirement, message$1) {
  return {
    kind: "validation",
    type: "min_value",
    reference: minValue,
    async: false,
    expects: `>=${requirement instanceof Date ? requirement.toJSON() : /* @__PURE__ */ _stringify(requirement)}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : /* @__PURE__ */ _stringify(dataset.value) });
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function regex(requirement, message$1) {
  return {
    kind: "validation",
    type: "regex",
    reference: regex,
    async: false,
    expects: `${requirement}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
      return dataset;
    }
  };
}
// @__NO_SIDE_EFFECTS__
function safeInteger(message$1) {
  return {
    kind: "validation",
    type: "safe_integer",
    reference: safeInteger,
    async: false,
    expects: null,
    requirement: Number.isSafeInteger,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "safe integer", dataset, config$1);
      return dataset;
    }
  };
}
var ABORT_EARLY_CONFIG = { abortEarly: true };
// @__NO_SIDE_EFFECTS__
function getFallback(schema, dataset, config$1) {
  return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
// @__NO_SIDE_EFFECTS__
function getDefault(schema, dataset, config$1) {
  return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}
// @__NO_SIDE_EFFECTS__
function array(item, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "array",
    reference: array,
    expects: "Array",
    async: false,
    item,
    message: message$1,
    "~run"(dataset, config$1) {
      const input = dataset.value;
      if (Array.isArray(input)) {
        dataset.typed = true;
        dataset.value = [];
        for (let key = 0; key < input.length; key++) {
          const value$1 = input[key];
          const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
          if (itemDataset.issues) {
            const pathItem = {
              type: "array",
              origin: "value",
              input,
              key,
              value: value$1
            };
            for (const issue of itemDataset.issues) {
              if (issue.path) issue.path.unshift(pathItem);
              else issue.path = [pathItem];
              dataset.issues?.push(issue);
            }
            if (!dataset.issues) dataset.issues = itemDataset.issues;
            if (config$1.abortEarly) {
              dataset.typed = false;
              break;
            }
          }
          if (!itemDataset.typed) dataset.typed = false;
          dataset.value.push(itemDataset.value);
        }
      } else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function boolean(message$1) {
  return _standardSchema({
    kind: "schema",
    type: "boolean",
    reference: boolean,
    expects: "boolean",
    async: false,
    message: message$1,
    "~run"(dataset, config$1) {
      if (typeof dataset.value === "boolean") dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function literal(literal_, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "literal",
    reference: literal,
    expects: /* @__PURE__ */ _stringify(literal_),
    async: false,
    literal: literal_,
    message: message$1,
    "~run"(dataset, config$1) {
      if (/* @__PURE__ */ _isSameValueZero(dataset.value, this.literal)) dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function nullable(wrapped, default_) {
  return _standardSchema({
    kind: "schema",
    type: "nullable",
    reference: nullable,
    expects: `(${wrapped.expects} | null)`,
    async: false,
    wrapped,
    default: default_,
    "~run"(dataset, config$1) {
      if (dataset.value === null) {
        if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
        if (dataset.value === null) {
          dataset.typed = true;
          return dataset;
        }
      }
      return this.wrapped["~run"](dataset, config$1);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function number(message$1) {
  return _standardSchema({
    kind: "schema",
    type: "number",
    reference: number,
    expects: "number",
    async: false,
    message: message$1,
    "~run"(dataset, config$1) {
      if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function optional(wrapped, default_) {
  return _standardSchema({
    kind: "schema",
    type: "optional",
    reference: optional,
    expects: `(${wrapped.expects} | undefined)`,
    async: false,
    wrapped,
    default: default_,
    "~run"(dataset, config$1) {
      if (dataset.value === void 0) {
        if (this.default !== void 0) dataset.value = /* @__PURE__ */ getDefault(this, dataset, config$1);
        if (dataset.value === void 0) {
          dataset.typed = true;
          return dataset;
        }
      }
      return this.wrapped["~run"](dataset, config$1);
    }
  });
}
// @__NO_SIDE_EFFECTS__
function picklist(options, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "picklist",
    reference: picklist,
    expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),
    async: false,
    options,
    message: message$1,
    "~run"(dataset, config$1) {
      if (this.options.includes(dataset.value)) dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function strictObject(entries$1, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "strict_object",
    reference: strictObject,
    expects: "Object",
    async: false,
    entries: entries$1,
    message: message$1,
    "~run"(dataset, config$1) {
      const input = dataset.value;
      if (input && typeof input === "object") {
        dataset.typed = true;
        dataset.value = {};
        for (const key in this.entries) {
          const valueSchema = this.entries[key];
          if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
            const value$1 = key in input ? input[key] : /* @__PURE__ */ getDefault(valueSchema);
            const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
            if (valueDataset.issues) {
              const pathItem = {
                type: "object",
                origin: "value",
                input,
                key,
                value: value$1
              };
              for (const issue of valueDataset.issues) {
                if (issue.path) issue.path.unshift(pathItem);
                else issue.path = [pathItem];
                dataset.issues?.push(issue);
              }
              if (!dataset.issues) dataset.issues = valueDataset.issues;
              if (config$1.abortEarly) {
                dataset.typed = false;
                break;
              }
            }
            if (!valueDataset.typed) dataset.typed = false;
            dataset.value[key] = valueDataset.value;
          } else if (valueSchema.fallback !== void 0) dataset.value[key] = /* @__PURE__ */ getFallback(valueSchema);
          else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
            _addIssue(this, "key", dataset, config$1, {
              input: void 0,
              expected: `"${key}"`,
              path: [{
                type: "object",
                origin: "key",
                input,
                key,
                value: input[key]
              }]
            });
            if (config$1.abortEarly) break;
          }
        }
        if (!dataset.issues || !config$1.abortEarly) {
          for (const key in input) if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
            _addIssue(this, "key", dataset, config$1, {
              input: key,
              expected: "never",
              path: [{
                type: "object",
                origin: "key",
                input,
                key,
                value: input[key]
              }]
            });
            break;
          }
        }
      } else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function string(message$1) {
  return _standardSchema({
    kind: "schema",
    type: "string",
    reference: string,
    expects: "string",
    async: false,
    message: message$1,
    "~run"(dataset, config$1) {
      if (typeof dataset.value === "string") dataset.typed = true;
      else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function _subIssues(datasets) {
  let issues;
  if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue);
  else issues = dataset.issues;
  return issues;
}
// @__NO_SIDE_EFFECTS__
function union(options, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "union",
    reference: union,
    expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),
    async: false,
    options,
    message: message$1,
    "~run"(dataset, config$1) {
      let validDataset;
      let typedDatasets;
      let untypedDatasets;
      for (const schema of this.options) {
        const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
        if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset);
        else typedDatasets = [optionDataset];
        else {
          validDataset = optionDataset;
          break;
        }
        else if (untypedDatasets) untypedDatasets.push(optionDataset);
        else untypedDatasets = [optionDataset];
      }
      if (validDataset) return validDataset;
      if (typedDatasets) {
        if (typedDatasets.length === 1) return typedDatasets[0];
        _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(typedDatasets) });
        dataset.typed = true;
      } else if (untypedDatasets?.length === 1) return untypedDatasets[0];
      else _addIssue(this, "type", dataset, config$1, { issues: /* @__PURE__ */ _subIssues(untypedDatasets) });
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function unknown() {
  return _standardSchema({
    kind: "schema",
    type: "unknown",
    reference: unknown,
    expects: "unknown",
    async: false,
    "~run"(dataset) {
      dataset.typed = true;
      return dataset;
    }
  });
}
// @__NO_SIDE_EFFECTS__
function variant(key, options, message$1) {
  return _standardSchema({
    kind: "schema",
    type: "variant",
    reference: variant,
    expects: "Object",
    async: false,
    key,
    options,
    message: message$1,
    "~run"(dataset, config$1) {
      const input = dataset.value;
      if (input && typeof input === "object") {
        let outputDataset;
        let maxDiscriminatorPriority = 0;
        let invalidDiscriminatorKey = this.key;
        let expectedDiscriminators = [];
        const parseOptions2 = (variant$1, allKeys) => {
          for (const schema of variant$1.options) {
            if (schema.type === "variant") parseOptions2(schema, new Set(allKeys).add(schema.key));
            else {
              let keysAreValid = true;
              let currentPriority = 0;
              for (const currentKey of allKeys) {
                const discriminatorSchema = schema.entries[currentKey];
                if (currentKey in input ? discriminatorSchema["~run"]({
                  typed: false,
                  value: input[currentKey]
                }, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
                  keysAreValid = false;
                  if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
                    maxDiscriminatorPriority = currentPriority;
                    invalidDiscriminatorKey = currentKey;
                    expectedDiscriminators = [];
                  }
                  if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
                  break;
                }
                currentPriority++;
              }
              if (keysAreValid) {
                const optionDataset = schema["~run"]({ value: input }, config$1);
                if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
              }
            }
            if (outputDataset && !outputDataset.issues) break;
          }
        };
        parseOptions2(this, /* @__PURE__ */ new Set([this.key]));
        if (outputDataset) return outputDataset;
        _addIssue(this, "type", dataset, config$1, {
          input: input[invalidDiscriminatorKey],
          expected: /* @__PURE__ */ _joinExpects(expectedDiscriminators, "|"),
          path: [{
            type: "object",
            origin: "value",
            input,
            key: invalidDiscriminatorKey,
            value: input[invalidDiscriminatorKey]
          }]
        });
      } else _addIssue(this, "type", dataset, config$1);
      return dataset;
    }
  });
}
function parse(schema, input, config$1) {
  const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
  if (dataset.issues) throw new ValiError(dataset.issues);
  return dataset.value;
}
// @__NO_SIDE_EFFECTS__
function pipe(...pipe$1) {
  return _standardSchema({
    ...pipe$1[0],
    pipe: pipe$1,
    "~run"(dataset, config$1) {
      for (const item of pipe$1) if (item.kind !== "metadata") {
        if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
          dataset.typed = false;
          break;
        }
        if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
      }
      return dataset;
    }
  });
}

// packages/kit/src/journal.ts
var count = pipe(number(), safeInteger(), minValue(0));
var hex = pipe(string(), regex(HEX_32));
var player = strictObject({ name: string(), bot: nullable(string()) });
var outcome = strictObject({ places: array(count), scores: array(number()) });
var headerSchema = strictObject({
  journal: literal(1),
  match: string(),
  game: string(),
  rules: count,
  seats: count,
  options: unknown(),
  players: array(player),
  chance: picklist(CHANCES),
  commitment: nullable(hex),
  contributions: array(union([hex, literal("")])),
  secret: nullable(hex),
  seed: nullable(hex)
});
var proposalSchema = variant("type", [
  strictObject({ type: literal("undo"), back: pipe(count, minValue(1)) }),
  strictObject({ type: literal("bot"), seat: count, level: string() }),
  strictObject({ type: literal("end") })
]);
var entrySchema = variant("type", [
  strictObject({
    type: literal("move"),
    at: count,
    seat: count,
    move: unknown(),
    by: picklist(["player", "bot", "clock"]),
    clocks: nullable(array(number()))
  }),
  strictObject({ type: literal("undo"), at: count, seat: count, back: pipe(count, minValue(1)), agreed: array(count) }),
  strictObject({ type: literal("propose"), at: count, seat: count, proposal: proposalSchema, asks: array(count) }),
  strictObject({ type: literal("vote"), at: count, seat: count, agree: boolean() }),
  strictObject({ type: literal("sit"), at: count, seat: count, player }),
  strictObject({ type: literal("rules"), at: count, rules: count, state: unknown() }),
  strictObject({
    type: literal("end"),
    at: count,
    reason: picklist(["outcome", "agreed", "abandoned"]),
    outcome: nullable(outcome),
    hash: hex
  })
]);

// packages/kit/src/ready.ts
var readyOnce = (files, makeReady2) => {
  const byName = new Map(Object.entries(files).map(([name, data]) => [name, makeReady2(data)]));
  const byData = /* @__PURE__ */ new WeakMap();
  return (option) => {
    if (typeof option === "string") {
      const named = byName.get(option);
      if (named === void 0) throw new RangeError(`no such file of cards: ${option}`);
      return named;
    }
    const found = byData.get(option);
    if (found !== void 0) return found;
    const ready = makeReady2(option);
    byData.set(option, ready);
    return ready;
  };
};

// packages/kit/src/search/level.ts
var handicapped = (strong, slipping, { slips, share }) => (view2, { random: random2, playouts }) => {
  const isSlip = slips > 0 && random2.int(100) < slips;
  return isSlip ? slipping(view2, { random: random2, playouts: 0 }) : strong(view2, { random: random2, playouts: Math.floor(playouts * share) });
};
var levelsOf = (strong, slipping, handicaps) => ({
  "cabin-boy": handicapped(strong, slipping, handicaps["cabin-boy"]),
  deckhand: handicapped(strong, slipping, handicaps.deckhand),
  sailor: handicapped(strong, slipping, handicaps.sailor),
  boatswain: handicapped(strong, slipping, handicaps.boatswain),
  captain: handicapped(strong, slipping, handicaps.captain)
});

// packages/kit/src/search/odds.ts
var exp = (x) => {
  let power = 1 + x / 1024;
  if (power < 0) return 0;
  for (let step = 0; step < 10; step += 1) power *= power;
  return power;
};
var chancesFrom = (merits) => {
  const most = Math.max(...merits);
  const odds = merits.map((merit) => exp(merit - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
};
var sharesOf = (places) => {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => place === 1 ? 1 / winners : 0);
};

// packages/kit/src/search/tree.ts
var createNode = () => ({ edges: /* @__PURE__ */ new Map(), children: /* @__PURE__ */ new Map(), visits: 0, sum: 0 });
var childOf = (node, seen) => {
  const found = node.children.get(seen);
  if (found !== void 0) return found;
  const made2 = createNode();
  node.children.set(seen, made2);
  return made2;
};
var CURIOSITY = 0.2;
var CAUTION = 0.1;
var edgeOf = (node, { move, key }) => {
  const found = node.edges.get(key);
  if (found !== void 0) return found;
  const made2 = { move, key, available: 0, visits: 0, sum: 0 };
  node.edges.set(key, made2);
  return made2;
};
var pickEdge = (node, choices, curiosity) => {
  let weights = 0;
  for (const { weight } of choices) weights += weight;
  const untried = (node.visits === 0 ? 0.5 : node.sum / node.visits) - CAUTION;
  let best = null;
  let most = -Infinity;
  for (const choice of choices) {
    const edge = edgeOf(node, choice);
    edge.available += 1;
    const mean = edge.visits === 0 ? untried : edge.sum / edge.visits;
    const score = mean + curiosity * choice.weight * Math.sqrt(edge.available) / (weights * (1 + edge.visits));
    if (score <= most) continue;
    best = edge;
    most = score;
  }
  if (best === null) throw new Error("a seat is asked and has nothing to try");
  return best;
};
var note = (node, edge, value) => {
  node.visits += 1;
  node.sum += value;
  edge.visits += 1;
  edge.sum += value;
};

// packages/kit/src/search/search.ts
var playOn = (worlds, from, random2) => {
  let world = from;
  for (let moves2 = 0; moves2 < worlds.horizon; moves2 += 1) {
    const [seat] = worlds.awaited(world);
    if (seat === void 0) break;
    world = worlds.play(world, seat, worlds.reply(world, seat, random2), random2);
  }
  return worlds.values(world);
};
var viewerFirst = (awaited2, viewer) => awaited2.length > 1 && awaited2.includes(viewer) ? [viewer, ...awaited2.filter((seat) => seat !== viewer)] : awaited2;
var iterate = (worlds, roots, random2) => {
  const { viewer, curiosity = CURIOSITY } = worlds;
  const nodes = roots.slice();
  const passed = [];
  let world = worlds.imagine(random2);
  for (let isKnown = true; isKnown; ) {
    const awaited2 = worlds.awaited(world);
    if (awaited2.length === 0) break;
    for (const seat of viewerFirst(awaited2, viewer)) {
      const isSealed = awaited2.length > 1 && seat !== viewer;
      const node = at(nodes, seat);
      const edge = isSealed ? null : pickEdge(node, worlds.choices(world, seat), curiosity);
      world = worlds.play(world, seat, edge === null ? worlds.reply(world, seat, random2) : edge.move, random2);
      if (edge !== null) {
        passed.push({ node, edge, seat });
        isKnown &&= edge.visits > 0;
      }
      if (isKnown) for (let other = 0; other < nodes.length; other += 1) nodes[other] = childOf(at(nodes, other), worlds.seen(world, other));
    }
  }
  const values = playOn(worlds, world, random2);
  for (const { node, edge, seat } of passed) note(node, edge, at(values, seat));
};
var ONE_CHOICE_SHARE = 1 / 16;
var isSettled = ({ edges }, left) => {
  let [first, second] = [0, 0];
  for (const { visits } of edges.values())
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  return edges.size > 1 && first - second > left;
};
var search = (worlds, { random: random2, playouts }) => {
  const own = fastRandom(random2.int(2 ** 32));
  const roots = upTo(worlds.seats).map(() => createNode());
  const root = at(roots, worlds.viewer);
  for (let done2 = 0; done2 < Math.max(1, playouts); done2 += 1) {
    if (root.edges.size === 1 && done2 >= playouts * ONE_CHOICE_SHARE) break;
    if (done2 % 64 === 0 && isSettled(root, playouts - done2)) break;
    iterate(worlds, roots, own);
  }
  const tried = Array.from(root.edges.values(), ({ move, key, visits, sum }) => ({
    move,
    key,
    visits,
    mean: visits === 0 ? 0 : sum / visits
  }));
  return tried.toSorted((a, b) => b.visits - a.visits || b.mean - a.mean);
};
var conclude = (tried) => {
  const [{ move, mean: chance }, second] = [at(tried, 0), tried[1]];
  return second === void 0 || second.visits === 0 ? { move, chance } : { move, chance, lead: Math.max(0, chance - second.mean) };
};

// games/sea-of-clouds/rules/decks/completed.json
var completed_default = {
  about: "The known loot cards and boards of Sea of Clouds, completed to 94 cards. Every row that is not marked as seen is a decision of ours: whoever owns the box can replace this file.",
  doubloons: 3,
  cards: [
    {
      id: "collectors-rum",
      back: "rum",
      copies: 5,
      confidence: "seen",
      copiesConfidence: "table",
      score: {
        type: "set",
        totals: [1, 4, 9, 16, 25]
      },
      name: {
        en: "Collector's Rum",
        pl: "Rum kolekcjonerski"
      },
      text: {
        en: "1, 4, 9, 16 or 25 points for one to five of these.",
        pl: "1, 4, 9, 16 albo 25 punktów za jedną do pięciu takich kart."
      }
    },
    {
      id: "luxury-rum",
      back: "rum",
      copies: 5,
      confidence: "seen",
      copiesConfidence: "own",
      score: {
        type: "most-each",
        points: 3,
        otherwise: 1
      },
      name: {
        en: "Luxury Rum",
        pl: "Rum luksusowy"
      },
      text: {
        en: "3 points each if you have the most of these, else 1 each.",
        pl: "Po 3 punkty, jeśli masz ich najwięcej, w przeciwnym razie po 1."
      }
    },
    {
      id: "rotgut",
      back: "rum",
      copies: 2,
      confidence: "partly",
      copiesConfidence: "own",
      score: {
        type: "each",
        points: 0
      },
      name: {
        en: "Rotgut",
        pl: "Siwucha"
      },
      text: {
        en: "0 points.",
        pl: "0 punktów."
      }
    },
    {
      id: "rum-1",
      back: "rum",
      copies: 2,
      confidence: "partly",
      copiesConfidence: "own",
      score: {
        type: "each",
        points: 1
      },
      name: {
        en: "Rum",
        pl: "Rum"
      },
      text: {
        en: "1 point.",
        pl: "1 punkt."
      }
    },
    {
      id: "rum-2",
      back: "rum",
      copies: 3,
      confidence: "inferred",
      copiesConfidence: "own",
      score: {
        type: "each",
        points: 2
      },
      name: {
        en: "Spiced Rum",
        pl: "Rum korzenny"
      },
      text: {
        en: "2 points.",
        pl: "2 punkty."
      }
    },
    {
      id: "rum-3",
      back: "rum",
      copies: 2,
      confidence: "inferred",
      copiesConfidence: "own",
      score: {
        type: "each",
        points: 3
      },
      name: {
        en: "Dark Rum",
        pl: "Ciemny rum"
      },
      text: {
        en: "3 points.",
        pl: "3 punkty."
      }
    },
    {
      id: "rum-4",
      back: "rum",
      copies: 1,
      confidence: "inferred",
      copiesConfidence: "own",
      score: {
        type: "each",
        points: 4
      },
      name: {
        en: "Aged Rum",
        pl: "Leżakowany rum"
      },
      text: {
        en: "4 points.",
        pl: "4 punkty."
      }
    },
    {
      id: "rum-5",
      back: "rum",
      copies: 1,
      confidence: "inferred",
      copiesConfidence: "own",
      score: {
        type: "each",
        points: 5
      },
      name: {
        en: "Admiral's Reserve",
        pl: "Rezerwa admirała"
      },
      text: {
        en: "5 points.",
        pl: "5 punktów."
      }
    },
    {
      id: "sirens-song",
      back: "relic",
      copies: 8,
      confidence: "seen",
      copiesConfidence: "table",
      score: {
        type: "set",
        totals: [-3, -1, 2, 6, 12, 19, 27, 43]
      },
      name: {
        en: "Siren's Song",
        pl: "Śpiew syreny"
      },
      text: {
        en: "−3, −1, 2, 6, 12, 19, 27 or 43 points for one to eight of these.",
        pl: "−3, −1, 2, 6, 12, 19, 27 albo 43 punktów za jedną do ośmiu takich kart."
      }
    },
    {
      id: "behemoth-tooth",
      back: "relic",
      copies: 6,
      confidence: "seen",
      copiesConfidence: "table",
      score: {
        type: "set",
        totals: [-2, 2, 6, 12, 21, 32]
      },
      name: {
        en: "Behemoth Tooth",
        pl: "Ząb behemota"
      },
      text: {
        en: "−2, 2, 6, 12, 21 or 32 points for one to six of these.",
        pl: "−2, 2, 6, 12, 21 albo 32 punkty za jedną do sześciu takich kart."
      }
    },
    {
      id: "kraken-eye",
      back: "relic",
      copies: 5,
      confidence: "seen",
      copiesConfidence: "table",
      score: {
        type: "set",
        totals: [-1, 3, 8, 15, 26]
      },
      name: {
        en: "Eye of the Kraken",
        pl: "Oko krakena"
      },
      text: {
        en: "−1, 3, 8, 15 or 26 points for one to five of these.",
        pl: "−1, 3, 8, 15 albo 26 punktów za jedną do pięciu takich kart."
      }
    },
    {
      id: "leviathan-heart",
      back: "relic",
      copies: 4,
      confidence: "inferred",
      copiesConfidence: "inferred",
      score: {
        type: "set",
        totals: [0, 4, 10, 20]
      },
      name: {
        en: "Leviathan's Heart",
        pl: "Serce lewiatana"
      },
      text: {
        en: "0, 4, 10 or 20 points for one to four of these.",
        pl: "0, 4, 10 albo 20 punktów za jedną do czterech takich kart."
      }
    },
    {
      id: "treasure-map",
      back: "object",
      copies: 2,
      confidence: "seen",
      copiesConfidence: "own",
      kind: "immediate",
      onPlay: [
        {
          type: "add-to-shares"
        }
      ],
      name: {
        en: "Treasure Map",
        pl: "Mapa skarbów"
      },
      text: {
        en: "Every space gets a card from the deck, or a doubloon if it is full.",
        pl: "Każde pole dostaje kartę z talii albo dublon, jeśli jest pełne."
      }
    },
    {
      id: "beer",
      back: "object",
      copies: 1,
      confidence: "inferred",
      copiesConfidence: "own",
      kind: "immediate",
      onPlay: [
        {
          type: "discard-pirate"
        }
      ],
      name: {
        en: "Beer",
        pl: "Piwo"
      },
      text: {
        en: "Discard one of your Pirates.",
        pl: "Odrzuć jednego ze swoich piratów."
      }
    },
    {
      id: "purse",
      back: "object",
      copies: 1,
      confidence: "invented",
      copiesConfidence: "own",
      kind: "immediate",
      onPlay: [
        {
          type: "take-doubloons",
          amount: 3
        }
      ],
      name: {
        en: "Purse",
        pl: "Sakiewka"
      },
      text: {
        en: "Take 3 doubloons.",
        pl: "Weź 3 dublony."
      }
    },
    {
      id: "toll",
      back: "object",
      copies: 1,
      confidence: "invented",
      copiesConfidence: "own",
      kind: "immediate",
      onPlay: [
        {
          type: "pay-doubloons",
          amount: 3
        }
      ],
      name: {
        en: "Harbour Toll",
        pl: "Opłata portowa"
      },
      text: {
        en: "Pay 3 doubloons, or all you have.",
        pl: "Zapłać 3 dublony albo wszystkie, jakie masz."
      }
    },
    {
      id: "cracker",
      back: "object",
      copies: 1,
      confidence: "inferred",
      copiesConfidence: "own",
      kind: "immediate",
      onPlay: [
        {
          type: "take-parrot"
        }
      ],
      name: {
        en: "Cracker",
        pl: "Sucharek"
      },
      text: {
        en: "Take the Parrot.",
        pl: "Przejmij papugę."
      }
    },
    {
      id: "grappling-hook",
      back: "object",
      copies: 1,
      confidence: "inferred",
      copiesConfidence: "own",
      kind: "immediate",
      onPlay: [
        {
          type: "take-share-card"
        }
      ],
      name: {
        en: "Grappling Hook",
        pl: "Kotwiczka"
      },
      text: {
        en: "Take a card from any space, unseen, and play it.",
        pl: "Weź w ciemno kartę z dowolnego pola i zagraj ją."
      }
    },
    {
      id: "rusty-sword",
      back: "object",
      copies: 3,
      confidence: "partly",
      copiesConfidence: "own",
      kind: "permanent",
      strength: -1,
      name: {
        en: "Rusty Sword",
        pl: "Zardzewiały miecz"
      },
      text: {
        en: "Your strength is 1 lower.",
        pl: "Twoja siła jest mniejsza o 1."
      }
    },
    {
      id: "cutlass",
      back: "object",
      copies: 4,
      confidence: "inferred",
      copiesConfidence: "own",
      kind: "permanent",
      strength: 1,
      name: {
        en: "Cutlass",
        pl: "Kordelas"
      },
      text: {
        en: "Your strength is 1 higher.",
        pl: "Twoja siła jest większa o 1."
      }
    },
    {
      id: "chest",
      back: "object",
      copies: 1,
      confidence: "partly",
      copiesConfidence: "own",
      kind: "permanent",
      chest: 5,
      name: {
        en: "Chest",
        pl: "Skrzynia"
      },
      text: {
        en: "Holds 5 doubloons. Whoever beats you takes it, and 1 doubloon out of it. At the end its captain takes the rest.",
        pl: "Leży na niej 5 dublonów. Zabiera ją ten, kto cię pokona, i bierze z niej 1 dublon. Na koniec resztę bierze jej kapitan."
      }
    },
    {
      id: "magic-shell",
      back: "object",
      copies: 3,
      confidence: "inferred",
      copiesConfidence: "own",
      kind: "permanent",
      score: {
        type: "each",
        points: 3
      },
      name: {
        en: "Magic Shell",
        pl: "Zaczarowana muszla"
      },
      text: {
        en: "3 points.",
        pl: "3 punkty."
      }
    },
    {
      id: "cursed-idol",
      back: "object",
      copies: 2,
      confidence: "inferred",
      copiesConfidence: "own",
      kind: "permanent",
      score: {
        type: "each",
        points: -3
      },
      name: {
        en: "Cursed Idol",
        pl: "Przeklęty idol"
      },
      text: {
        en: "−3 points.",
        pl: "−3 punkty."
      }
    },
    {
      id: "relic-catalogue",
      back: "object",
      copies: 2,
      confidence: "invented",
      copiesConfidence: "own",
      kind: "permanent",
      score: {
        type: "per",
        of: "relic",
        points: 1
      },
      name: {
        en: "Relic Catalogue",
        pl: "Katalog reliktów"
      },
      text: {
        en: "1 point for each of your Relics.",
        pl: "1 punkt za każdy twój relikt."
      }
    },
    {
      id: "rum-guide",
      back: "object",
      copies: 1,
      confidence: "partly",
      copiesConfidence: "own",
      kind: "secret",
      score: {
        type: "per",
        of: "rum",
        points: 1
      },
      name: {
        en: "Rum Guide",
        pl: "Przewodnik po rumach"
      },
      text: {
        en: "1 point for each of your Rum cards.",
        pl: "1 punkt za każdą twoją kartę rumu."
      }
    },
    {
      id: "secret-most-rum",
      back: "object",
      copies: 1,
      confidence: "inferred",
      copiesConfidence: "own",
      kind: "secret",
      score: {
        type: "most",
        of: "rum",
        points: 4
      },
      name: {
        en: "Cellar Master",
        pl: "Piwniczny"
      },
      text: {
        en: "4 points if you have the most Rum cards.",
        pl: "4 punkty, jeśli masz najwięcej kart rumu."
      }
    },
    {
      id: "secret-most-relics",
      back: "object",
      copies: 1,
      confidence: "inferred",
      copiesConfidence: "own",
      kind: "secret",
      score: {
        type: "most",
        of: "relic",
        points: 4
      },
      name: {
        en: "Antiquarian",
        pl: "Antykwariusz"
      },
      text: {
        en: "4 points if you have the most Relics.",
        pl: "4 punkty, jeśli masz najwięcej reliktów."
      }
    },
    {
      id: "secret-most-luxury",
      back: "object",
      copies: 1,
      confidence: "inferred",
      copiesConfidence: "own",
      kind: "secret",
      score: {
        type: "most",
        of: "luxury-rum",
        points: 4
      },
      name: {
        en: "Connoisseur",
        pl: "Koneser"
      },
      text: {
        en: "4 points if you have the most Luxury Rum.",
        pl: "4 punkty, jeśli masz najwięcej rumu luksusowego."
      }
    },
    {
      id: "secret-most-collectors",
      back: "object",
      copies: 1,
      confidence: "inferred",
      copiesConfidence: "own",
      kind: "secret",
      score: {
        type: "most",
        of: "collectors-rum",
        points: 4
      },
      name: {
        en: "Bottle Collector",
        pl: "Kolekcjoner butelek"
      },
      text: {
        en: "4 points if you have the most Collector's Rum.",
        pl: "4 punkty, jeśli masz najwięcej rumu kolekcjonerskiego."
      }
    },
    {
      id: "secret-most-doubloons",
      back: "object",
      copies: 1,
      confidence: "inferred",
      copiesConfidence: "own",
      kind: "secret",
      score: {
        type: "most",
        of: "doubloons",
        points: 4
      },
      name: {
        en: "Miser",
        pl: "Skąpiec"
      },
      text: {
        en: "4 points if you have the most doubloons.",
        pl: "4 punkty, jeśli masz najwięcej dublonów."
      }
    },
    {
      id: "first-mate",
      back: "pirate",
      copies: 4,
      confidence: "partly",
      copiesConfidence: "own",
      strength: 2,
      per: "win",
      onWin: [
        {
          type: "take-doubloons",
          amount: 2
        }
      ],
      name: {
        en: "First Mate",
        pl: "Bosman"
      },
      text: {
        en: "Take 2 doubloons for each victory.",
        pl: "Weź 2 dublony za każde zwycięstwo."
      }
    },
    {
      id: "gunner",
      back: "pirate",
      copies: 3,
      confidence: "partly",
      copiesConfidence: "own",
      strength: 2,
      per: "win",
      onWin: [
        {
          type: "steal-rum",
          amount: 1
        }
      ],
      name: {
        en: "Gunner",
        pl: "Kanonier"
      },
      text: {
        en: "Steal 1 Rum from each captain you defeat.",
        pl: "Ukradnij 1 rum każdemu pokonanemu kapitanowi."
      }
    },
    {
      id: "rachel-cruz",
      back: "pirate",
      copies: 1,
      confidence: "partly",
      copiesConfidence: "own",
      strength: 2,
      per: "win",
      onWin: [
        {
          type: "steal-doubloons",
          amount: 2
        }
      ],
      name: {
        en: "Rachel Cruz",
        pl: "Rachel Cruz"
      },
      text: {
        en: "Steal 2 doubloons from each captain you defeat.",
        pl: "Ukradnij 2 dublony każdemu pokonanemu kapitanowi."
      }
    },
    {
      id: "steward",
      back: "pirate",
      copies: 3,
      confidence: "partly",
      copiesConfidence: "own",
      strength: 1,
      per: "once",
      onWin: [
        {
          type: "take-doubloons",
          amount: 3
        }
      ],
      name: {
        en: "Steward",
        pl: "Rządca"
      },
      text: {
        en: "Take 3 doubloons (1x).",
        pl: "Weź 3 dublony (1x)."
      }
    },
    {
      id: "cook",
      back: "pirate",
      copies: 2,
      confidence: "partly",
      copiesConfidence: "own",
      strength: 3,
      per: "once",
      onWin: [
        {
          type: "take-parrot"
        }
      ],
      name: {
        en: "Cook",
        pl: "Kucharz"
      },
      text: {
        en: "Take the Parrot (1x).",
        pl: "Przejmij papugę (1x)."
      }
    },
    {
      id: "mr-feather",
      back: "pirate",
      copies: 1,
      confidence: "partly",
      copiesConfidence: "own",
      strength: 4,
      per: "once",
      onWin: [
        {
          type: "loser-discards"
        }
      ],
      name: {
        en: "Mr. Feather",
        pl: "Pan Piórko"
      },
      text: {
        en: "A captain you defeat discards a face-up Object of their choice (1x).",
        pl: "Pokonany kapitan odrzuca wybrany przez siebie odkryty przedmiot (1x)."
      }
    },
    {
      id: "recon",
      back: "pirate",
      copies: 2,
      confidence: "partly",
      copiesConfidence: "own",
      strength: 1,
      per: "once",
      onWin: [
        {
          type: "take-share-card"
        }
      ],
      name: {
        en: "Recon",
        pl: "Rekonesans"
      },
      text: {
        en: "Take a card from any space, unseen, and play it (1x).",
        pl: "Weź w ciemno kartę z dowolnego pola i zagraj ją (1x)."
      }
    },
    {
      id: "brawler",
      back: "pirate",
      copies: 2,
      confidence: "invented",
      copiesConfidence: "own",
      strength: 4,
      per: "win",
      onWin: [
        {
          type: "take-doubloons",
          amount: 1
        }
      ],
      name: {
        en: "Brawler",
        pl: "Zabijaka"
      },
      text: {
        en: "Take 1 doubloon for each victory.",
        pl: "Weź 1 dublon za każde zwycięstwo."
      }
    },
    {
      id: "pickpocket",
      back: "pirate",
      copies: 1,
      confidence: "invented",
      copiesConfidence: "own",
      strength: 3,
      per: "win",
      onWin: [
        {
          type: "steal-doubloons",
          amount: 1
        }
      ],
      name: {
        en: "Pickpocket",
        pl: "Kieszonkowiec"
      },
      text: {
        en: "Steal 1 doubloon from each captain you defeat.",
        pl: "Ukradnij 1 dublon każdemu pokonanemu kapitanowi."
      }
    },
    {
      id: "smuggler",
      back: "pirate",
      copies: 1,
      confidence: "inferred",
      copiesConfidence: "own",
      strength: 3,
      per: "once",
      onWin: [
        {
          type: "exchange-rum"
        }
      ],
      name: {
        en: "Smuggler",
        pl: "Przemytnik"
      },
      text: {
        en: "Exchange 1 of your Rum for 1 of a captain you defeat (1x).",
        pl: "Wymień 1 swój rum na 1 rum pokonanego kapitana (1x)."
      }
    },
    {
      id: "swindler",
      back: "pirate",
      copies: 2,
      confidence: "inferred",
      copiesConfidence: "own",
      strength: 3,
      per: "once",
      onWin: [
        {
          type: "exchange-object"
        }
      ],
      name: {
        en: "Swindler",
        pl: "Oszust"
      },
      text: {
        en: "Exchange 1 of your face-up Objects for 1 of a captain you defeat (1x).",
        pl: "Wymień 1 swój odkryty przedmiot na 1 przedmiot pokonanego kapitana (1x)."
      }
    }
  ],
  boards: [
    {
      seats: [2, 3],
      rounds: 15,
      boardings: [5, 10, 15],
      confidence: "inferred"
    },
    {
      seats: [4],
      rounds: 12,
      boardings: [4, 8, 12],
      confidence: "inferred"
    }
  ],
  fewer: [
    {
      seats: 2,
      without: ["sirens-song"],
      unseen: {
        rum: 5,
        relic: 0,
        object: 5,
        pirate: 5
      },
      confidence: "seen"
    }
  ]
};

// games/sea-of-clouds/rules/words.ts
var BACKS = ["rum", "relic", "object", "pirate"];
var KINDS = ["immediate", "permanent", "secret"];
var PERS = ["win", "once"];
var SPACES = [0, 1, 2];
var MOST_CARDS = 3;

// games/sea-of-clouds/rules/deck-data.ts
var COUNTS = { rum: 21, relic: 23, object: 28, pirate: 22 };
var COUNTED = ["rum", "relic", "doubloons"];
var whole = (least, most) => pipe(number(), integer(), minValue(least), maxValue(most));
var Id = pipe(string(), regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/), maxLength(32));
var Points = whole(-99, 99);
var Amount = whole(1, 20);
var Words = strictObject({
  en: pipe(string(), minLength(1), maxLength(200)),
  pl: pipe(string(), minLength(1), maxLength(200))
});
var Confidence = picklist(["seen", "partly", "inferred", "invented"]);
var Score = variant("type", [
  strictObject({ type: literal("each"), points: Points }),
  strictObject({ type: literal("set"), totals: pipe(array(Points), minLength(1), maxLength(28)) }),
  strictObject({ type: literal("most-each"), points: Points, otherwise: Points }),
  strictObject({ type: literal("per"), of: Id, points: Points }),
  strictObject({ type: literal("most"), of: Id, points: Points })
]);
var ALWAYS = [
  strictObject({ type: literal("take-doubloons"), amount: Amount }),
  strictObject({ type: literal("pay-doubloons"), amount: Amount }),
  strictObject({ type: literal("take-parrot") }),
  strictObject({ type: literal("add-to-shares") }),
  strictObject({ type: literal("discard-pirate") }),
  strictObject({ type: literal("take-share-card") })
];
var PlayEffect = variant("type", [...ALWAYS]);
var WinEffect = variant("type", [
  ...ALWAYS,
  strictObject({ type: literal("steal-doubloons"), amount: Amount }),
  strictObject({ type: literal("steal-rum"), amount: Amount }),
  strictObject({ type: literal("exchange-rum") }),
  strictObject({ type: literal("exchange-object") }),
  strictObject({ type: literal("loser-discards") })
]);
var effects = (effect) => pipe(array(effect), minLength(1), maxLength(4));
var common = {
  id: Id,
  copies: whole(1, 28),
  confidence: Confidence,
  copiesConfidence: picklist(["table", "inferred", "own"]),
  name: Words,
  text: Words
};
var CardRow = variant("back", [
  strictObject({ ...common, back: literal("rum"), score: Score }),
  strictObject({ ...common, back: literal("relic"), score: Score }),
  strictObject({
    ...common,
    back: literal("object"),
    kind: picklist(KINDS),
    onPlay: optional(effects(PlayEffect)),
    strength: optional(whole(-9, 9)),
    chest: optional(whole(0, 20)),
    score: optional(Score)
  }),
  strictObject({ ...common, back: literal("pirate"), strength: whole(-9, 9), per: picklist(PERS), onWin: effects(WinEffect) })
]);
var Board = strictObject({
  seats: pipe(array(whole(2, 4)), minLength(1), maxLength(3)),
  rounds: whole(1, 30),
  boardings: pipe(array(whole(1, 30)), minLength(1), maxLength(30)),
  confidence: Confidence
});
var Fewer = strictObject({
  seats: whole(2, 4),
  without: pipe(array(Id), maxLength(20)),
  unseen: strictObject({ rum: whole(0, 10), relic: whole(0, 10), object: whole(0, 10), pirate: whole(0, 10) }),
  confidence: Confidence
});
var DeckShape = strictObject({
  about: pipe(string(), maxLength(500)),
  doubloons: whole(0, 20),
  cards: pipe(array(CardRow), maxLength(94)),
  boards: pipe(array(Board), maxLength(3)),
  fewer: pipe(array(Fewer), maxLength(3))
});
var sumOf = (rows) => rows.reduce((sum, { copies }) => sum + copies, 0);
var differ = (list) => new Set(list).size === list.length;
var countedBy = (row) => "score" in row && row.score !== void 0 && "of" in row.score ? row.score.of : null;
var isCountable = ({ cards }, of) => of === null || COUNTED.some((word) => word === of) || cards.some(({ id }) => id === of);
var isWhole = (row) => {
  if (row.back !== "object") return true;
  if (row.kind === "immediate") return row.onPlay !== void 0 && (row.strength ?? row.chest ?? row.score) === void 0;
  return row.onPlay === void 0 && (row.kind === "permanent" || (row.strength ?? row.chest) === void 0);
};
var DeckSchema = pipe(
  DeckShape,
  check(({ cards }) => differ(cards.map(({ id }) => id)), "two cards have the same name"),
  check(({ cards }) => cards.every(({ id }) => !COUNTED.some((word) => word === id)), "a card has the name of something that is counted"),
  check(
    ({ cards }) => BACKS.every((back) => sumOf(cards.filter((row) => row.back === back)) === COUNTS[back]),
    "there must be 21 Rum, 23 Relics, 28 Objects and 22 Pirates"
  ),
  check(
    ({ cards }) => sumOf(cards.filter((row) => row.back === "object" && row.kind === "permanent")) * 2 > COUNTS.object,
    "more than half of the Objects must be permanent"
  ),
  check((deck) => deck.cards.every(isWhole), "an Object has what its kind cannot have, or lacks what it must"),
  check((deck) => deck.cards.every((row) => isCountable(deck, countedBy(row))), "a score counts something that is not there"),
  check(
    ({ boards }) => boards.flatMap(({ seats }) => seats).toSorted((a, b) => a - b).join() === "2,3,4",
    "each number of captains needs one board"
  ),
  check(
    ({ boards }) => boards.every(({ rounds, boardings }) => boardings.includes(rounds) && boardings.every((round) => round <= rounds)),
    "the last round must end with a boarding, and no boarding come after it"
  ),
  check(
    ({ cards, fewer }) => fewer.every(({ without }) => without.every((id) => cards.some((card) => card.id === id))),
    "a card is left out that is not there"
  ),
  check(({ fewer }) => differ(fewer.map(({ seats }) => seats)), "a number of captains leaves cards out twice")
);

// games/sea-of-clouds/rules/pieces.ts
var faceOf = (piece) => {
  const dot = piece.lastIndexOf(".");
  return dot < 0 ? piece : piece.slice(0, dot);
};
var AIMED = /* @__PURE__ */ new Set([
  "steal-doubloons",
  "steal-rum",
  "exchange-rum",
  "exchange-object",
  "loser-discards"
]);
var PLAIN = /* @__PURE__ */ new Set(["take-doubloons", "take-parrot", "steal-doubloons"]);
var makeCard = (row) => {
  const kind = row.back === "object" ? row.kind : null;
  const onWin = row.back === "pirate" ? row.onWin : [];
  const isAimed = onWin.some(({ type }) => AIMED.has(type));
  const isByVictim = row.back === "pirate" && row.per === "win" && isAimed;
  return {
    face: row.id,
    back: row.back,
    kind,
    isOpen: row.back !== "rum" && kind !== "secret",
    isImmediate: kind === "immediate",
    strength: row.back === "pirate" || row.back === "object" ? row.strength ?? 0 : 0,
    chest: row.back === "object" ? row.chest ?? null : null,
    score: row.back === "pirate" ? null : row.score ?? null,
    onPlay: row.back === "object" ? row.onPlay ?? [] : [],
    onWin,
    per: row.back === "pirate" ? row.per : "once",
    isByVictim,
    isPlain: onWin.every(({ type }) => PLAIN.has(type)) && (isByVictim || !isAimed),
    copies: row.copies
  };
};
var makeReady = (data) => {
  const cards = /* @__PURE__ */ new Map();
  const pieces2 = [];
  for (const row of data.cards) {
    const card = makeCard(row);
    cards.set(card.face, card);
    for (let copy = 1; copy <= row.copies; copy += 1) {
      pieces2.push(`${row.id}.${copy}`);
      cards.set(`${row.id}.${copy}`, card);
    }
  }
  const faces = data.cards.map(({ id }) => id);
  const contested = /* @__PURE__ */ new Set();
  for (const face of faces) {
    const score = cards.get(face)?.score;
    if (score?.type === "most-each") contested.add(face);
    if (score?.type === "most") contested.add(score.of);
  }
  const boards = new Map(data.boards.flatMap((board2) => board2.seats.map((seats) => [seats, board2])));
  const isLeftOut = (without, piece) => without.includes(faceOf(piece));
  const piecesBySeats = new Map(data.fewer.map(({ seats, without }) => [seats, pieces2.filter((piece) => !isLeftOut(without, piece))]));
  return { data, faces, pieces: pieces2, piecesBySeats, cards, contested: [...contested], boards };
};
var DECKS = { completed: parse(DeckSchema, completed_default) };
var DECK_NAMES = Object.keys(DECKS);
var deckOf = readyOnce(DECKS, makeReady);
var cardOf = (deck, name) => {
  const card = deck.cards.get(name);
  if (card === void 0) throw new RangeError(`no such card: ${name}`);
  return card;
};
var boardOf = ({ boards }, seats) => {
  const board2 = boards.get(seats);
  if (board2 === void 0) throw new RangeError(`no board for ${seats} captains`);
  return board2;
};
var piecesFor = (deck, seats) => deck.piecesBySeats.get(seats) ?? deck.pieces;
var unseenFor = ({ data }, seats) => data.fewer.find((row) => row.seats === seats)?.unseen ?? { rum: 0, relic: 0, object: 0, pirate: 0 };

// games/sea-of-clouds/rules/making.ts
var beginStep = (state, random2) => ({
  deck: deckOf(state.options.deck),
  random: random2,
  events: [],
  state: {
    options: state.options,
    seats: state.seats,
    hat: state.hat,
    parrot: state.parrot,
    round: state.round,
    shares: state.shares,
    captains: state.captains,
    hand: state.hand,
    deck: state.deck,
    discards: state.discards,
    unseen: state.unseen,
    boarding: state.boarding,
    agenda: state.agenda
  }
});
var putFirst = ({ state }, tasks) => {
  const agenda = tasks.slice();
  for (const task of state.agenda) agenda.push(task);
  state.agenda = agenda;
};
var dropTask = ({ state }) => {
  state.agenda = state.agenda.slice(1);
};
var captainAt = ({ state }, seat) => at(state.captains, seat);
var setCaptain = ({ state }, seat, captain) => {
  state.captains = replaceAt(state.captains, seat, captain);
};
var addDoubloons = (making, seat, amount) => {
  if (amount === 0) return;
  const { doubloons, pirates, relics, objects, rum, secrets: secrets2 } = captainAt(making, seat);
  setCaptain(making, seat, { doubloons: doubloons + amount, pirates, relics, objects, rum, secrets: secrets2 });
};
var showCard = ({ deck }, { card, seenBy }) => {
  const { back, face, isOpen } = cardOf(deck, card);
  return { back, face, open: isOpen, seenBy };
};
var showHidden = ({ deck }, { card, seenBy }) => {
  const { back, face } = cardOf(deck, card);
  return { back, face, open: false, seenBy };
};

// games/sea-of-clouds/rules/boarding.ts
var strengthOf = (deck, { pirates, objects }) => {
  let sum = 0;
  for (const { card } of pirates) sum += cardOf(deck, card).strength;
  for (const { card } of objects) sum += cardOf(deck, card).strength;
  return sum;
};
var favoured = (equals, parrot, seats) => {
  const distance = (seat) => (seat - parrot + seats) % seats;
  return equals.reduce((best, seat) => distance(seat) < distance(best) ? seat : best);
};
var pairsOf = (seats) => seats === 2 ? [[0, 1]] : upTo(seats).map((seat) => [seat, (seat + 1) % seats]);
var fight = (pair, strengths, crews, parrot) => {
  const able = pair.filter((seat) => at(crews, seat) > 0);
  const best = Math.max(...able.map((seat) => at(strengths, seat)));
  const strongest = able.filter((seat) => at(strengths, seat) === best);
  const winner = strongest.length === 0 ? null : favoured(strongest, parrot, strengths.length);
  return { seats: pair, winner, tied: strongest.length > 1 };
};
var fightBy = (strengths, crews, parrot) => pairsOf(strengths.length).map((pair) => fight(pair, strengths, crews, parrot));
var strengthsOf = (deck, captains) => captains.map((captain) => strengthOf(deck, captain));
var crewsOf = (captains) => captains.map(({ pirates }) => pirates.length);
var defeatedBy = (battles, seat) => battles.flatMap(({ seats: [one, other], winner }) => winner === seat ? [one === seat ? other : one] : []);
var winnersOver = (battles, seat) => battles.flatMap(({ seats, winner }) => winner !== null && winner !== seat && seats.includes(seat) ? [winner] : []);
var heirOf = ({ state }, battles, strengths, seat) => {
  const winners = winnersOver(battles, seat);
  if (winners.length === 0) return null;
  const best = Math.max(...winners.map((winner) => at(strengths, winner)));
  return favoured(
    winners.filter((winner) => at(strengths, winner) === best),
    state.parrot,
    state.seats
  );
};
var moveChests = (making, battles, strengths) => {
  const { state, deck } = making;
  const isChest = ({ card }) => cardOf(deck, card).chest !== null;
  const found = state.captains.flatMap(({ objects }, seat) => objects.filter(isChest).map((chest) => ({ chest, seat })));
  for (const { chest, seat } of found) {
    const heir = heirOf(making, battles, strengths, seat);
    if (heir === null) continue;
    const loser = captainAt(making, seat);
    setCaptain(making, seat, { ...loser, objects: loser.objects.filter((object) => object !== chest) });
    const taken = Math.min(1, chest.doubloons);
    const left = chest.doubloons - taken;
    const winner = captainAt(making, heir);
    setCaptain(making, heir, { ...winner, objects: withLast(winner.objects, { card: chest.card, doubloons: left }) });
    addDoubloons(making, heir, taken);
    making.events.push({ type: "chest-lost", seat: heir, from: seat, object: faceOf(chest.card), taken, left });
  }
};
var board = (making) => {
  const { state, deck, events } = making;
  const strengths = strengthsOf(deck, state.captains);
  const crews = crewsOf(state.captains);
  const battles = fightBy(strengths, crews, state.parrot);
  events.push({ type: "boarding-began", round: state.round, strengths, crews });
  for (const { seats, winner, tied } of battles) events.push({ type: "fought", seats, winner, tied });
  state.boarding = { strengths, battles };
  moveChests(making, battles, strengths);
  const tasks = [];
  for (const step of upTo(state.seats)) {
    const seat = (state.parrot + step) % state.seats;
    const against = defeatedBy(battles, seat);
    if (against.length === 0) continue;
    const captain = captainAt(making, seat);
    setCaptain(making, seat, { ...captain, pirates: captain.pirates.map(({ card }) => ({ card, against })) });
    tasks.push({ type: "resolve", seat });
  }
  putFirst(making, [...tasks, { type: "end-boarding" }]);
};
var choicesOf = (deck, pirates) => {
  const choices = [];
  const add = (card, victim) => {
    if (!choices.some((other) => other.card === card && other.victim === victim)) choices.push({ card, victim });
  };
  for (const { card: name, against } of pirates) {
    if (against.length === 0) continue;
    const card = cardOf(deck, name);
    if (!card.isByVictim) add(card.face, null);
    else for (const victim of against) add(card.face, victim);
  }
  return choices;
};
var isResolveAsked = (making, seat) => {
  const { pirates } = captainAt(making, seat);
  for (const { card, against } of pirates)
    if (against.length > 0 && !cardOf(making.deck, card).isPlain) return choicesOf(making.deck, pirates).length > 1;
  return false;
};
var resolvePirate = (making, seat, { card: face, victim }) => {
  const captain = captainAt(making, seat);
  const index = captain.pirates.findIndex(
    ({ card: card2, against: against2 }) => faceOf(card2) === face && against2.length > 0 && (victim === null || against2.includes(victim))
  );
  const pirate = at(captain.pirates, index);
  const card = cardOf(making.deck, pirate.card);
  const left = victim === null ? [] : pirate.against.filter((other) => other !== victim);
  setCaptain(making, seat, { ...captain, pirates: replaceAt(captain.pirates, index, { card: pirate.card, against: left }) });
  const against = victim === null ? pirate.against : [victim];
  const times = card.per === "win" && victim === null ? pirate.against.length : 1;
  const tasks = [];
  for (let time = 0; time < times; time += 1)
    for (const effect of card.onWin) tasks.push({ type: "effect", seat, card: face, effect, against });
  tasks.push({ type: "resolve", seat });
  putFirst(making, tasks);
};
var resolveNext = (making, seat) => {
  const [choice] = choicesOf(making.deck, captainAt(making, seat).pirates);
  if (choice !== void 0) resolvePirate(making, seat, choice);
};
var endBoarding = (making) => {
  const { state, events } = making;
  const pirates = state.captains.map((captain) => captain.pirates.map(({ card }) => card));
  state.captains = state.captains.map((captain) => captain.pirates.length === 0 ? captain : { ...captain, pirates: [] });
  state.discards = [...state.discards, ...pirates.flat()];
  state.boarding = null;
  events.push({ type: "pirates-discarded", pirates: pirates.map((crew) => crew.map(faceOf)) });
};

// games/sea-of-clouds/rules/cards.ts
var NOBODY = Object.freeze([]);
var layDown = ({ doubloons, pirates, relics, objects, rum, secrets: secrets2 }, card, down) => {
  switch (card.back) {
    case "rum":
      return { doubloons, pirates, relics, objects, rum: withLast(rum, down), secrets: secrets2 };
    case "relic":
      return { doubloons, pirates, relics: withLast(relics, down.card), objects, rum, secrets: secrets2 };
    case "pirate":
      return { doubloons, pirates: withLast(pirates, { card: down.card, against: NOBODY }), relics, objects, rum, secrets: secrets2 };
    // R6.10
    case "object": {
      if (card.kind === "secret") return { doubloons, pirates, relics, objects, rum, secrets: withLast(secrets2, down) };
      const laid = { card: down.card, doubloons: card.chest ?? 0 };
      return { doubloons, pirates, relics, objects: withLast(objects, laid), rum, secrets: secrets2 };
    }
    default:
      return unreachable(card.back);
  }
};
var playCard = (making, seat, down) => {
  const { state, events } = making;
  const card = cardOf(making.deck, down.card);
  if (!card.isImmediate) {
    setCaptain(making, seat, layDown(captainAt(making, seat), card, down));
    events.push({ type: "placed", seat, card: showCard(making, down) });
    return;
  }
  state.discards = withLast(state.discards, down.card);
  events.push({ type: "played", seat, card: card.face });
  putFirst(
    making,
    card.onPlay.map((effect) => ({ type: "effect", seat, card: card.face, effect, against: [] }))
  );
};
var isOrderAsked = ({ deck, state: { hand } }) => {
  if (hand.length < 2) return false;
  const first = cardOf(deck, at(hand, 0).card);
  let hasImmediate = false;
  let hasOther = false;
  for (const down of hand) {
    const card = cardOf(deck, down.card);
    if (card.isImmediate) hasImmediate = true;
    if (card !== first) hasOther = true;
  }
  return hasImmediate && hasOther;
};
var playFromHand = (making, seat, place) => {
  const { state } = making;
  const down = at(state.hand, place);
  state.hand = withoutAt(state.hand, place);
  if (state.hand.length > 0) putFirst(making, [{ type: "play-cards", seat }]);
  playCard(making, seat, down);
};

// games/sea-of-clouds/rules/knowledge.ts
var hasSeen = (seenBy, seat) => {
  for (let index = 0; index < seenBy.length; index += 1) if (seenBy[index] === seat) return true;
  return false;
};
var withSeer = (seenBy, seat) => {
  const list = [];
  let isIn = false;
  for (const other of seenBy) {
    if (!isIn && other > seat) {
      list.push(seat);
      isIn = true;
    }
    list.push(other);
  }
  if (!isIn) list.push(seat);
  return list;
};
var lookAtOne = (down, seat) => hasSeen(down.seenBy, seat) ? down : { card: down.card, seenBy: withSeer(down.seenBy, seat) };
var lookAt = (cards, seat) => {
  const looked = [];
  for (const down of cards) looked.push(lookAtOne(down, seat));
  return looked;
};
var wouldTell = (rum, from, to) => {
  const isKnownToThird = rum.some(({ seenBy }) => seenBy.some((seat) => seat !== from && seat !== to));
  const known2 = rum.filter(({ seenBy }) => seenBy.includes(to)).length;
  return isKnownToThird && known2 > 0 && known2 < rum.length;
};
var passRum = (rum, index, from, to) => {
  const keeps = wouldTell(rum, from, to) ? [from] : [from, to];
  const left = [];
  for (const [place, { card, seenBy }] of rum.entries())
    if (place !== index) left.push({ card, seenBy: seenBy.filter((seat) => keeps.includes(seat)) });
  return { left, gone: { card: at(rum, index).card, seenBy: from < to ? [from, to] : [to, from] } };
};

// games/sea-of-clouds/rules/plunder.ts
var victimOf = ({ against }) => against[0] ?? null;
var doNothing = ({ events }, { seat, card }, victim) => {
  events.push({ type: "no-effect", seat, victim, card });
};
var stealDoubloons = (making, task, most) => {
  const { seat, card } = task;
  const victim = victimOf(task);
  const amount = victim === null ? 0 : Math.min(most, captainAt(making, victim).doubloons);
  if (victim === null || amount === 0) return doNothing(making, task, victim);
  addDoubloons(making, victim, -amount);
  addDoubloons(making, seat, amount);
  making.events.push({ type: "stole-doubloons", seat, victim, amount, card });
};
var stealRum = (making, task) => {
  const { seat, card } = task;
  const victim = victimOf(task);
  const size = victim === null ? 0 : captainAt(making, victim).rum.length;
  if (victim === null || size === 0) return doNothing(making, task, victim);
  const robbed = captainAt(making, victim);
  const { left, gone } = passRum(robbed.rum, making.random.int(size), victim, seat);
  setCaptain(making, victim, { ...robbed, rum: left });
  const thief = captainAt(making, seat);
  setCaptain(making, seat, { ...thief, rum: withLast(thief.rum, gone) });
  making.events.push({ type: "stole-rum", seat, victim, rum: showCard(making, gone), card });
};
var hasOwn = (making, seat, { effect }) => effect.type === "exchange-rum" ? captainAt(making, seat).rum.length > 0 : captainAt(making, seat).objects.length > 0;
var hasExchange = (making, task) => hasOwn(making, task.seat, task) && task.against.some((victim) => hasOwn(making, victim, task));
var exchangeRum = (making, { seat, card }, victim, give) => {
  const winner = captainAt(making, seat);
  const loser = captainAt(making, victim);
  const given = passRum(
    winner.rum,
    winner.rum.findIndex((down) => faceOf(down.card) === give),
    seat,
    victim
  );
  const taken = passRum(loser.rum, making.random.int(loser.rum.length), victim, seat);
  setCaptain(making, seat, { ...winner, rum: withLast(given.left, taken.gone) });
  setCaptain(making, victim, { ...loser, rum: withLast(taken.left, given.gone) });
  making.events.push({
    type: "exchanged-rum",
    seat,
    victim,
    given: showCard(making, given.gone),
    taken: showCard(making, taken.gone),
    card
  });
};
var exchangeObjects = (making, { seat, card }, victim, give, take2) => {
  const winner = captainAt(making, seat);
  const loser = captainAt(making, victim);
  const mine = winner.objects.findIndex((object) => faceOf(object.card) === give);
  const theirs = loser.objects.findIndex((object) => faceOf(object.card) === take2);
  setCaptain(making, seat, { ...winner, objects: withLast(withoutAt(winner.objects, mine), at(loser.objects, theirs)) });
  setCaptain(making, victim, { ...loser, objects: withLast(withoutAt(loser.objects, theirs), at(winner.objects, mine)) });
  making.events.push({ type: "exchanged-objects", seat, victim, given: give, taken: take2, card });
};
var loserDiscards = (making, task) => {
  const victim = victimOf(task);
  if (victim === null || captainAt(making, victim).objects.length === 0) return doNothing(making, task, victim);
  putFirst(making, [{ type: "discard-object", seat: victim, card: task.card, by: task.seat }]);
};
var isDiscardAsked = (making, seat) => {
  const { objects } = captainAt(making, seat);
  return objects.some(({ card }) => faceOf(card) !== faceOf(at(objects, 0).card));
};
var discardObject = (making, seat, face, by, card) => {
  const captain = captainAt(making, seat);
  const index = face === null ? 0 : captain.objects.findIndex((object) => faceOf(object.card) === face);
  const { card: piece, doubloons } = at(captain.objects, index);
  setCaptain(making, seat, { ...captain, objects: withoutAt(captain.objects, index) });
  making.state.discards = withLast(making.state.discards, piece);
  making.events.push({ type: "object-discarded", seat, object: faceOf(piece), doubloons, by, card });
};

// games/sea-of-clouds/rules/shares.ts
var EMPTY = Object.freeze({ cards: Object.freeze([]), doubloons: 0 });
var UNSEEN = Object.freeze([]);
var setShare = ({ state }, space, share) => {
  state.shares = replaceAt(state.shares, space, share);
};
var drawTop = ({ state }) => {
  const [top] = state.deck;
  if (top !== void 0) state.deck = state.deck.slice(1);
  return top;
};
var addTo = (making, space, why) => {
  const share = at(making.state.shares, space);
  const card = share.cards.length < MOST_CARDS ? drawTop(making) : void 0;
  if (card === void 0) setShare(making, space, { cards: share.cards, doubloons: share.doubloons + 1 });
  else setShare(making, space, { cards: withLast(share.cards, { card, seenBy: UNSEEN }), doubloons: share.doubloons });
  making.events.push({ type: "added", space, back: card === void 0 ? null : cardOf(making.deck, card).back, why });
};
var look = (making, seat, space) => {
  const share = at(making.state.shares, space);
  const cards = lookAt(share.cards, seat);
  setShare(making, space, { cards, doubloons: share.doubloons });
  making.events.push({ type: "looked", seat, space, cards: cards.map((down) => showHidden(making, down)) });
  putFirst(making, [{ type: "decide", seat, space }]);
};
var take = (making, seat, space) => {
  const { cards, doubloons } = at(making.state.shares, space);
  setShare(making, space, EMPTY);
  making.state.hand = cards;
  making.events.push({ type: "took", seat, space, doubloons, cards: cards.map((down) => showCard(making, down)) });
  addDoubloons(making, seat, doubloons);
  putFirst(making, [
    { type: "play-cards", seat },
    { type: "refill", space }
  ]);
};
var takeTop = (making, seat) => {
  const card = drawTop(making);
  if (card === void 0) {
    making.events.push({ type: "found-deck-empty", seat });
    addDoubloons(making, seat, 1);
    return;
  }
  const down = { card, seenBy: [seat] };
  making.events.push({ type: "drew", seat, card: showCard(making, down) });
  playCard(making, seat, down);
};
var leave = (making, seat, space) => {
  making.events.push({ type: "left", seat, space });
  addTo(making, space, "left");
  if (space === 2) takeTop(making, seat);
  else putFirst(making, [{ type: "look", seat, space: space === 0 ? 1 : 2 }]);
};
var pickCard = (making, seat, face, space, place) => {
  const { state } = making;
  const share = at(state.shares, space);
  const { card, seenBy } = at(share.cards, place);
  const picked = at(lookAt([{ card, seenBy }], seat), 0);
  setShare(making, space, { cards: share.cards.filter((_, index) => index !== place), doubloons: share.doubloons });
  making.events.push({ type: "picked", seat, space, place, picked: showCard(making, picked), card: face });
  const isWaiting = state.agenda.some((task) => task.type === "refill" && task.space === space);
  if (share.cards.length === 1 && !isWaiting) addTo(making, space, "refill");
  playCard(making, seat, picked);
};

// games/sea-of-clouds/rules/effects.ts
var areSeveral = (names) => names.some((name) => name !== names[0]);
var isEffectAsked = (making, task) => {
  const { state } = making;
  switch (task.effect.type) {
    case "discard-pirate":
      return areSeveral(captainAt(making, task.seat).pirates.map(({ card }) => faceOf(card)));
    case "take-share-card":
      return state.shares.reduce((sum, { cards }) => sum + cards.length, 0) > 1;
    case "steal-doubloons":
    case "steal-rum":
    case "loser-discards":
      return task.against.length > 1;
    // R6.7
    case "exchange-rum":
    case "exchange-object":
      return hasExchange(making, task);
    default:
      return false;
  }
};
var pay = (making, { seat, card }, asked) => {
  const amount = Math.min(asked, captainAt(making, seat).doubloons);
  addDoubloons(making, seat, -amount);
  making.events.push({ type: "paid", seat, amount, card });
};
var takeParrot = ({ state, events }, { seat, card }) => {
  const from = state.parrot;
  if (from === seat) {
    events.push({ type: "no-effect", seat, victim: null, card });
    return;
  }
  state.parrot = seat;
  events.push({ type: "parrot-moved", seat, from, card });
};
var discardPirate = (making, seat, face, card) => {
  const captain = captainAt(making, seat);
  let found = -1;
  for (const [index, { card: piece2, against }] of captain.pirates.entries())
    if (faceOf(piece2) === face && (found < 0 || against.length < at(captain.pirates, found).against.length)) found = index;
  const piece = at(captain.pirates, found).card;
  setCaptain(making, seat, { ...captain, pirates: withoutAt(captain.pirates, found) });
  making.state.discards = withLast(making.state.discards, piece);
  making.events.push({ type: "pirate-discarded", seat, pirate: face, card });
};
var discardOnlyPirate = (making, { seat, card }) => {
  const [pirate] = captainAt(making, seat).pirates;
  if (pirate === void 0) making.events.push({ type: "no-effect", seat, victim: null, card });
  else discardPirate(making, seat, faceOf(pirate.card), card);
};
var pickOnlyCard = (making, { seat, card }) => {
  const space = SPACES.find((place) => at(making.state.shares, place).cards.length > 0);
  if (space === void 0) making.events.push({ type: "no-effect", seat, victim: null, card });
  else pickCard(making, seat, card, space, 0);
};
var performEffect = (making, task) => {
  const { seat, card, effect } = task;
  switch (effect.type) {
    case "take-doubloons":
      addDoubloons(making, seat, effect.amount);
      making.events.push({ type: "gained", seat, amount: effect.amount, card });
      break;
    case "pay-doubloons":
      pay(making, task, effect.amount);
      break;
    case "take-parrot":
      takeParrot(making, task);
      break;
    case "add-to-shares":
      for (const space of SPACES) addTo(making, space, "effect");
      break;
    case "discard-pirate":
      discardOnlyPirate(making, task);
      break;
    case "take-share-card":
      pickOnlyCard(making, task);
      break;
    case "steal-doubloons":
      stealDoubloons(making, task, effect.amount);
      break;
    case "steal-rum":
      for (let count3 = 0; count3 < effect.amount; count3 += 1) stealRum(making, task);
      break;
    case "exchange-rum":
    // R7.5: what can be exchanged is asked for
    case "exchange-object":
      making.events.push({ type: "no-effect", seat, victim: task.against[0] ?? null, card });
      break;
    case "loser-discards":
      loserDiscards(making, task);
      break;
    default:
      unreachable(effect);
  }
};
var exchange = (making, task, move) => {
  if (task.effect.type === "exchange-rum") exchangeRum(making, task, move.victim, move.give);
  else exchangeObjects(making, task, move.victim, move.give, move.take ?? "");
};

// games/sea-of-clouds/rules/scoring.ts
var countOf = (holding, of) => {
  switch (of) {
    case "rum":
      return holding.rum.length;
    case "relic":
      return holding.relics.length;
    case "doubloons":
      return holding.doubloons;
    default: {
      let count3 = 0;
      for (const zone of [holding.rum, holding.relics, holding.objects, holding.secrets])
        for (const face of zone) if (face === of) count3 += 1;
      return count3;
    }
  }
};
var majorityOf = (holdings, of, parrot) => {
  const counts = holdings.map((holding) => countOf(holding, of));
  const most = Math.max(...counts);
  if (most < 1) return null;
  return favoured(
    upTo(counts.length).filter((seat) => counts[seat] === most),
    parrot,
    counts.length
  );
};
var totalOf = (totals, count3) => count3 === 0 ? 0 : at(totals, Math.min(count3, totals.length) - 1);
var majoritiesOf = (deck, holdings, parrot) => new Map(deck.contested.map((of) => [of, majorityOf(holdings, of, parrot)]));
var worthOf = (score, face, count3, own, isMost) => {
  switch (score.type) {
    case "each":
      return score.points * count3;
    case "set":
      return totalOf(score.totals, count3);
    case "most-each":
      return count3 * (isMost(face) ? score.points : score.otherwise);
    case "per":
      return count3 * score.points * countOf(own, score.of);
    case "most":
      return isMost(score.of) ? count3 * score.points : 0;
    default:
      return unreachable(score);
  }
};
var scoreOf = (deck, own, seat, majorities) => {
  const isMost = (of) => majorities.get(of) === seat;
  const sum = (faces) => {
    let points = 0;
    for (const [index, face] of faces.entries()) {
      if (faces.indexOf(face) < index) continue;
      let count3 = 0;
      for (const other of faces) if (other === face) count3 += 1;
      const { score } = cardOf(deck, face);
      if (score !== null) points += worthOf(score, face, count3, own, isMost);
    }
    return points;
  };
  const { doubloons } = own;
  const [rum, relics, secrets2, objects] = [sum(own.rum), sum(own.relics), sum(own.secrets), sum(own.objects)];
  return { doubloons, rum, relics, secrets: secrets2, objects, total: doubloons + rum + relics + secrets2 + objects };
};
var holdingOf = (captain) => ({
  doubloons: captain.doubloons,
  rum: captain.rum.map(({ card }) => faceOf(card)),
  relics: captain.relics.map(faceOf),
  secrets: captain.secrets.map(({ card }) => faceOf(card)),
  objects: captain.objects.map(({ card }) => faceOf(card))
});
var placesOf = (scores, holdings, parrot) => {
  const ranks = scores.map(({ total }, seat) => [
    total,
    seat === parrot ? 1 : 0,
    at(holdings, seat).doubloons,
    at(holdings, seat).rum.length
  ]);
  const isAhead = (one, other) => {
    const first = one.findIndex((value, index) => value !== other[index]);
    return first >= 0 && at(one, first) > at(other, first);
  };
  return ranks.map((rank) => 1 + ranks.filter((other) => isAhead(other, rank)).length);
};
var reckon = (state) => {
  const deck = deckOf(state.options.deck);
  const holdings = state.captains.map(holdingOf);
  const majorities = majoritiesOf(deck, holdings, state.parrot);
  return { holdings, majorities, scores: holdings.map((holding, seat) => scoreOf(deck, holding, seat, majorities)) };
};
var outcome2 = (state) => {
  if (state.agenda.length > 0) return null;
  const { holdings, scores } = reckon(state);
  return { places: placesOf(scores, holdings, state.parrot), scores: scores.map(({ total }) => total) };
};
var openChests = (making) => {
  const { state, events } = making;
  for (const seat of upTo(state.seats))
    for (const { card, doubloons } of captainAt(making, seat).objects) {
      if (doubloons === 0) continue;
      addDoubloons(making, seat, doubloons);
      events.push({ type: "chest-opened", seat, object: faceOf(card), amount: doubloons });
      const captain = captainAt(making, seat);
      setCaptain(making, seat, {
        ...captain,
        objects: captain.objects.map((object) => object.card === card ? { card, doubloons: 0 } : object)
      });
    }
};
var endMatch = (making) => {
  const { state, events } = making;
  openChests(making);
  const { holdings, majorities, scores } = reckon(state);
  for (const [seat, { rum, secrets: secrets2 }] of holdings.entries()) events.push({ type: "revealed", seat, rum, secrets: secrets2 });
  for (const [of, seat] of majorities)
    if (seat !== null) events.push({ type: "majority", of, seat, count: countOf(at(holdings, seat), of) });
  for (const [seat, score] of scores.entries()) events.push({ type: "scored", seat, ...score });
  events.push({ type: "ended", places: placesOf(scores, holdings, state.parrot), scores: scores.map(({ total }) => total) });
};

// games/sea-of-clouds/rules/agenda.ts
var isAsked = (making, task) => {
  switch (task.type) {
    case "decide":
      return true;
    case "play-cards":
      return isOrderAsked(making);
    case "resolve":
      return isResolveAsked(making, task.seat);
    case "effect":
      return isEffectAsked(making, task);
    case "discard-object":
      return isDiscardAsked(making, task.seat);
    default:
      return false;
  }
};
var beginTurn = (making, seat) => putFirst(making, [
  { type: "look", seat, space: 0 },
  { type: "end-turn", seat }
]);
var beginRound = (making, round) => {
  making.state.round = round;
  making.events.push({ type: "round-began", round });
  beginTurn(making, making.state.hat);
};
var endTurn = (making, seat) => {
  const { state, deck } = making;
  const next = (seat + 1) % state.seats;
  if (next !== state.hat) return beginTurn(making, next);
  const { boardings } = boardOf(deck, state.seats);
  putFirst(making, boardings.includes(state.round) ? [{ type: "board" }, { type: "end-round" }] : [{ type: "end-round" }]);
};
var endRound = (making) => {
  const { state, deck } = making;
  if (state.round === boardOf(deck, state.seats).rounds) endMatch(making);
  else beginRound(making, state.round + 1);
};
var perform = (making, task) => {
  switch (task.type) {
    case "look":
      return look(making, task.seat, task.space);
    case "play-cards":
      if (making.state.hand.length > 0) playFromHand(making, task.seat, 0);
      return;
    case "refill":
      return addTo(making, task.space, "refill");
    case "end-turn":
      return endTurn(making, task.seat);
    case "board":
      return board(making);
    case "resolve":
      return resolveNext(making, task.seat);
    case "effect":
      return performEffect(making, task);
    case "discard-object":
      return discardObject(making, task.seat, null, task.by, task.card);
    case "end-boarding":
      return endBoarding(making);
    case "end-round":
      return endRound(making);
    case "decide":
      throw new Error("a share is taken or left by its captain alone");
    default:
      return unreachable(task);
  }
};
var run = (making) => {
  for (; ; ) {
    const [task] = making.state.agenda;
    if (task === void 0 || isAsked(making, task)) return;
    dropTask(making);
    perform(making, task);
  }
};

// games/sea-of-clouds/rules/apply.ts
var fault = (move, task) => {
  throw new Error(`${move.type} answers no ${task?.type ?? "question"}`);
};
var discard = (making, task, card, move) => {
  if (task.type === "effect") discardPirate(making, task.seat, card, task.card);
  else if (task.type === "discard-object") discardObject(making, task.seat, card, task.by, task.card);
  else fault(move, task);
};
var aim = (making, task, victim) => {
  making.events.push({ type: "aimed", seat: task.seat, victim, card: task.card });
  putFirst(making, [{ ...task, against: [victim] }]);
};
var answer = (making, task, move) => {
  switch (move.type) {
    case "take":
      return task.type === "decide" ? take(making, task.seat, task.space) : fault(move, task);
    case "leave":
      return task.type === "decide" ? leave(making, task.seat, task.space) : fault(move, task);
    case "play":
      return task.type === "play-cards" ? playFromHand(making, task.seat, move.place) : fault(move, task);
    case "resolve":
      return task.type === "resolve" ? resolvePirate(making, task.seat, move) : fault(move, task);
    case "discard":
      return discard(making, task, move.card, move);
    case "pick":
      return task.type === "effect" ? pickCard(making, task.seat, task.card, move.space, move.place) : fault(move, task);
    case "aim":
      return task.type === "effect" ? aim(making, task, move.victim) : fault(move, task);
    case "exchange":
      return task.type === "effect" ? exchange(making, task, move) : fault(move, task);
    case "decline":
      if (task.type !== "effect") return fault(move, task);
      making.events.push({ type: "declined", seat: task.seat, card: task.card });
      return;
    default:
      return unreachable(move);
  }
};
var askedSeat = ([task]) => task !== void 0 && "seat" in task ? task.seat : null;
var apply = (state, seat, move, random2) => {
  const making = beginStep(state, random2);
  const [task] = state.agenda;
  if (task === void 0) return fault(move, task);
  dropTask(making);
  answer(making, task, move);
  run(making);
  if (making.state.deck !== state.deck && askedSeat(making.state.agenda) === seat) random2.int(2);
  return { state: making.state, events: making.events };
};

// games/sea-of-clouds/rules/check.ts
var hasObject = (objects, face) => objects.some(({ card }) => card === face);
var isAiming = (task) => task.type === "effect" && ["steal-doubloons", "steal-rum", "loser-discards"].includes(task.effect.type);
var isExchanging = (task) => task.type === "effect" && (task.effect.type === "exchange-rum" || task.effect.type === "exchange-object");
var checkResolve = (view2, { pirates }, { card, victim }) => {
  const own = pirates.filter((pirate) => pirate.card === card);
  if (own.length === 0) return { type: "not-your-pirate", card };
  const choices = choicesOf(deckOf(view2.options.deck), own);
  if (choices.length === 0) return { type: "nothing-to-resolve", card };
  return choices.some((choice) => choice.victim === victim) ? null : { type: "wrong-victim", card, victim };
};
var checkExchange = (view2, own, task, move) => {
  const { victim, give, take: take2 } = move;
  if (!task.against.includes(victim)) return { type: "not-defeated", victim };
  const loser = at(view2.captains, victim);
  if (task.effect.type === "exchange-object") {
    if (!hasObject(own.objects, give)) return { type: "not-your-object", card: give };
    return hasObject(loser.objects, take2) ? null : { type: "no-such-object", card: take2, victim };
  }
  if (take2 !== null) return { type: "drawn-blind" };
  if (!own.rum.some(({ face }) => face === give)) return { type: "not-your-rum", card: give };
  return loser.rum.length > 0 ? null : { type: "no-rum-there", victim };
};
var checkDiscard = (own, task, card, refused) => {
  if (task.type === "discard-object") return hasObject(own.objects, card) ? null : { type: "not-your-object", card };
  if (task.type !== "effect" || task.effect.type !== "discard-pirate") return refused;
  return own.pirates.some((pirate) => pirate.card === card) ? null : { type: "not-your-pirate", card };
};
var checkPick = (view2, { space, place }) => at(view2.shares, space).cards[place] === void 0 ? { type: "no-card-there", space, place } : null;
var checkAnswer = (view2, seat, task, move) => {
  const own = at(view2.captains, seat);
  const refused = { type: "another-question", asked: task.type };
  switch (move.type) {
    case "take":
    // R3.2
    case "leave":
      return task.type === "decide" ? null : refused;
    case "play":
      if (task.type !== "play-cards") return refused;
      return view2.hand[move.place] === void 0 ? { type: "not-in-hand", place: move.place } : null;
    case "pick":
      return task.type === "effect" && task.effect.type === "take-share-card" ? checkPick(view2, move) : refused;
    case "discard":
      return checkDiscard(own, task, move.card, refused);
    case "resolve":
      return task.type === "resolve" ? checkResolve(view2, own, move) : refused;
    case "aim":
      if (!isAiming(task)) return refused;
      return task.against.includes(move.victim) ? null : { type: "not-defeated", victim: move.victim };
    case "exchange":
      return isExchanging(task) ? checkExchange(view2, own, task, move) : refused;
    case "decline":
      return isExchanging(task) ? null : refused;
    default:
      return unreachable(move);
  }
};
var check2 = (view2, move) => {
  const [task] = view2.agenda;
  const seat = askedSeat(view2.agenda);
  if (task === void 0 || seat === null) return { type: "over" };
  if (typeof view2.viewer !== "number") return { type: "watching" };
  return seat === view2.viewer ? checkAnswer(view2, seat, task, move) : { type: "not-asked", seat };
};
var REFUSAL_RULES = {
  over: ["R9.1"],
  watching: ["R3.1"],
  "not-asked": ["R3.1", "R6.5"],
  "another-question": ["R3.2", "R4.1", "R6.6"],
  "not-in-hand": ["R4.1"],
  "no-card-there": ["R5.7"],
  "not-your-pirate": ["R5.6", "R6.6"],
  "nothing-to-resolve": ["R6.7"],
  "wrong-victim": ["R6.6", "R6.7"],
  "not-defeated": ["R6.7", "R7.1"],
  "not-your-rum": ["R7.3"],
  "not-your-object": ["R7.4", "R7.6"],
  "no-such-object": ["R7.4"],
  "no-rum-there": ["R7.5"],
  "drawn-blind": ["R7.3"]
};

// games/sea-of-clouds/rules/determinize.ts
var makePool = (deck, pieces2, random2) => {
  const left = /* @__PURE__ */ new Map();
  for (const piece of pieces2) {
    const copies = left.get(faceOf(piece));
    if (copies === void 0) left.set(faceOf(piece), [piece]);
    else copies.push(piece);
  }
  let heaps = null;
  const heapsOf = () => {
    if (heaps !== null) return heaps;
    const mixed = shuffle(Array.from(left.values()).flat(), random2);
    const heap = (back) => mixed.filter((piece) => cardOf(deck, piece).back === back);
    heaps = { rum: heap("rum"), relic: heap("relic"), object: heap("object"), pirate: heap("pirate") };
    return heaps;
  };
  const anySecret = (heap) => {
    const places = upTo(heap.length).filter((place) => cardOf(deck, at(heap, place)).kind === "secret");
    return at(places, random2.int(places.length));
  };
  return {
    byFace: (face) => {
      const piece = left.get(face)?.shift();
      if (piece === void 0 || heaps !== null) throw new RangeError(`no ${face} is left`);
      return piece;
    },
    byBack: (back, isSecret) => {
      const heap = heapsOf()[back];
      return at(heap.splice(isSecret ? anySecret(heap) : 0, 1), 0);
    },
    rest: () => BACKS.flatMap((back) => heapsOf()[back])
  };
};
var beginRow = (pool, seen, isSecret) => ({
  seen,
  pieces: seen.map(({ face }) => face === null ? null : pool.byFace(face)),
  isSecret
});
var fillRow = (pool, { seen, pieces: pieces2, isSecret }) => {
  for (const [index, { back }] of seen.entries()) pieces2[index] ??= pool.byBack(back, isSecret && back === "object");
};
var finishRow = ({ seen, pieces: pieces2 }) => seen.map(({ seenBy }, index) => {
  const card = at(pieces2, index);
  if (card === null) throw new Error("a card was left without its piece");
  return { card, seenBy };
});
var openCards = (pool, captain) => ({
  doubloons: captain.doubloons,
  pirates: captain.pirates.map(({ card, against }) => ({ card: pool.byFace(card), against })),
  relics: captain.relics.map(pool.byFace),
  objects: captain.objects.map(({ card, doubloons }) => ({ card: pool.byFace(card), doubloons }))
});
var determinize = (view2, random2) => {
  const deck = deckOf(view2.options.deck);
  const pool = makePool(deck, piecesFor(deck, view2.seats), random2);
  const discards = view2.discards.map(pool.byFace);
  const open = view2.captains.map((captain) => openCards(pool, captain));
  const knownDeck = view2.deck?.map(pool.byFace) ?? null;
  const knownUnseen = view2.unseen?.map(pool.byFace) ?? null;
  const kept = view2.captains.map((captain) => ({
    rum: beginRow(pool, captain.rum, false),
    secrets: beginRow(pool, captain.secrets, true)
  }));
  const hand = beginRow(pool, view2.hand, true);
  const shares = view2.shares.map(({ cards }) => beginRow(pool, cards, false));
  for (const { secrets: secrets2 } of kept) fillRow(pool, secrets2);
  for (const row of [hand, ...kept.map(({ rum }) => rum), ...shares]) fillRow(pool, row);
  const top = knownDeck === null && view2.deckTop !== null ? [pool.byBack(view2.deckTop, false)] : [];
  const left = unseenFor(deck, view2.seats);
  const unseen = knownUnseen ?? (view2.unseenSize === 0 ? [] : BACKS.flatMap((back) => upTo(left[back]).map(() => pool.byBack(back, false))));
  return {
    options: view2.options,
    seats: view2.seats,
    hat: view2.hat,
    parrot: view2.parrot,
    round: view2.round,
    shares: shares.map((row, space) => ({ cards: finishRow(row), doubloons: at(view2.shares, space).doubloons })),
    captains: open.map((captain, seat) => ({
      ...captain,
      rum: finishRow(at(kept, seat).rum),
      secrets: finishRow(at(kept, seat).secrets)
    })),
    hand: finishRow(hand),
    deck: knownDeck ?? [...top, ...shuffle(pool.rest(), random2)],
    discards,
    unseen,
    boarding: view2.boarding,
    agenda: view2.agenda
  };
};

// games/sea-of-clouds/rules/moves.ts
var TAKE = Object.freeze({ type: "take" });
var LEAVE = Object.freeze({ type: "leave" });
var DECLINE = Object.freeze({ type: "decline" });
var DECISIONS = Object.freeze([TAKE, LEAVE]);
var distinct = (faces) => {
  const found = [];
  for (const face of faces) if (face !== null && !found.includes(face)) found.push(face);
  return found;
};
var listPicks = ({ shares }) => {
  const picks = [];
  for (const space of SPACES)
    for (let place = 0; place < at(shares, space).cards.length; place += 1) picks.push({ type: "pick", space, place });
  return picks;
};
var listExchanges = ({ captains }, seat, { effect, against }) => {
  const own = at(captains, seat);
  const isRum = effect.type === "exchange-rum";
  const gives = distinct(isRum ? own.rum.map(({ face }) => face) : own.objects.map(({ card }) => card));
  const list = [DECLINE];
  for (const victim of against) {
    const loser = at(captains, victim);
    const takes = isRum ? loser.rum.length > 0 ? [null] : [] : distinct(loser.objects.map(({ card }) => card));
    for (const give of gives) for (const take2 of takes) list.push({ type: "exchange", victim, give, take: take2 });
  }
  return list;
};
var listDiscards = (faces) => distinct(faces).map((card) => ({ type: "discard", card }));
var listEffect = (view2, seat, task) => {
  switch (task.effect.type) {
    case "discard-pirate":
      return listDiscards(at(view2.captains, seat).pirates.map(({ card }) => card));
    case "take-share-card":
      return listPicks(view2);
    case "exchange-rum":
    case "exchange-object":
      return listExchanges(view2, seat, task);
    default:
      return task.against.map((victim) => ({ type: "aim", victim }));
  }
};
var listFor = (view2, seat, task) => {
  switch (task.type) {
    case "decide":
      return DECISIONS;
    case "play-cards":
      return view2.hand.map((_, place) => ({ type: "play", place }));
    case "resolve":
      return choicesOf(deckOf(view2.options.deck), at(view2.captains, seat).pirates).map(({ card, victim }) => ({
        type: "resolve",
        card,
        victim
      }));
    case "effect":
      return listEffect(view2, seat, task);
    case "discard-object":
      return listDiscards(at(view2.captains, seat).objects.map(({ card }) => card));
    case "look":
    case "refill":
    case "end-turn":
    case "board":
    case "end-boarding":
    case "end-round":
      return [];
    default:
      return unreachable(task);
  }
};
var moves = (view2) => {
  const [task] = view2.agenda;
  const { viewer } = view2;
  return task === void 0 || typeof viewer !== "number" || askedSeat(view2.agenda) !== viewer ? [] : listFor(view2, viewer, task);
};
var timeUp = (view2) => moves(view2)[0] ?? TAKE;

// games/sea-of-clouds/rules/options.ts
var SeatNumber = pipe(number(), integer(), minValue(0), maxValue(3));
var rest = { startSeat: union([literal("random"), SeatNumber]), reminders: boolean() };
var DeckName = picklist(DECK_NAMES);
var OptionsSchema = strictObject({ deck: union([DeckName, DeckSchema]), ...rest });
var PublicOptionsSchema = strictObject({ deck: DeckName, ...rest });
var PRESETS = {
  standard: { deck: "completed", startSeat: "random", reminders: true }
};
var FaceText = pipe(string(), maxLength(40));
var SpaceNumber = picklist(SPACES);
var Place = pipe(number(), integer(), minValue(0), maxValue(2));
var MoveSchema = variant("type", [
  strictObject({ type: literal("take") }),
  strictObject({ type: literal("leave") }),
  strictObject({ type: literal("play"), place: Place }),
  strictObject({ type: literal("pick"), space: SpaceNumber, place: Place }),
  strictObject({ type: literal("discard"), card: FaceText }),
  strictObject({ type: literal("resolve"), card: FaceText, victim: nullable(SeatNumber) }),
  strictObject({ type: literal("aim"), victim: SeatNumber }),
  strictObject({ type: literal("exchange"), victim: SeatNumber, give: FaceText, take: nullable(FaceText) }),
  strictObject({ type: literal("decline") })
]);
var DraftSchema = variant("type", [
  strictObject({ type: literal("none") }),
  strictObject({ type: literal("space"), space: SpaceNumber }),
  strictObject({ type: literal("captain"), seat: SeatNumber })
]);

// games/sea-of-clouds/rules/secrets.ts
var cardsOf = (downs) => downs.map(({ card }) => card);
var pieces = (state) => [
  ...state.deck,
  ...state.unseen,
  ...state.discards,
  ...cardsOf(state.hand),
  ...state.shares.flatMap(({ cards }) => cardsOf(cards)),
  ...state.captains.flatMap(({ pirates, relics, objects, rum, secrets: secrets2 }) => [
    ...pirates.map(({ card }) => card),
    ...relics,
    ...objects.map(({ card }) => card),
    ...cardsOf(rum),
    ...cardsOf(secrets2)
  ])
];
var hiddenFrom = (state, viewer) => {
  if (viewer === "open") return [];
  const deck = deckOf(state.options.deck);
  const isUnknown = ({ seenBy }) => typeof viewer !== "number" || !seenBy.includes(viewer);
  const unknown2 = (downs) => cardsOf(downs.filter(isUnknown));
  const isOver = state.agenda.length === 0;
  const held = unknown2(state.hand).filter((piece) => !cardOf(deck, piece).isOpen);
  const rum = isOver ? [] : state.captains.flatMap((captain) => unknown2(captain.rum));
  const secrets2 = isOver ? [] : state.captains.flatMap((captain) => unknown2(captain.secrets));
  const onSpaces = state.shares.flatMap(({ cards }) => unknown2(cards));
  const secretsHeld = held.filter((piece) => cardOf(deck, piece).back === "object");
  const rumHeld = held.filter((piece) => cardOf(deck, piece).back === "rum");
  const others = [...state.deck, ...state.unseen, ...onSpaces, ...rum, ...rumHeld];
  const groups = [...BACKS.map((back) => others.filter((piece) => cardOf(deck, piece).back === back)), [...secrets2, ...secretsHeld]];
  return groups.filter((group) => group.length > 0);
};
var facesIn = (cards, viewer) => cards.flatMap(({ face, open, seenBy }) => {
  const isSeen = open || viewer === "open" || typeof viewer === "number" && seenBy.includes(viewer);
  return face !== null && isSeen ? [face] : [];
});
var shownBy = (event, viewer) => {
  switch (event.type) {
    case "looked":
    case "took":
      return facesIn(event.cards, viewer);
    case "drew":
    case "placed":
      return facesIn([event.card], viewer);
    case "picked":
      return [event.card, ...facesIn([event.picked], viewer)];
    case "stole-rum":
      return [event.card, ...facesIn([event.rum], viewer)];
    case "exchanged-rum":
      return [event.card, ...facesIn([event.given, event.taken], viewer)];
    case "exchanged-objects":
      return [event.card, event.given, event.taken];
    case "pirate-discarded":
      return [event.card, event.pirate];
    case "object-discarded":
      return [event.card, event.object];
    case "played":
    case "gained":
    case "paid":
    case "parrot-moved":
    case "stole-doubloons":
    case "declined":
    case "aimed":
    case "no-effect":
      return [event.card];
    case "chest-lost":
    case "chest-opened":
      return [event.object];
    case "pirates-discarded":
      return event.pirates.flat();
    case "revealed":
      return [...event.rum, ...event.secrets];
    default:
      return [];
  }
};
var secrets = { pieces, faceOf, hiddenFrom, shownBy };

// games/sea-of-clouds/rules/setup.ts
var chooseStart = ({ startSeat }, seats, random2) => startSeat === "random" ? random2.int(seats) : startSeat % seats;
var leaveOut = (deck, seats, mixed) => {
  const left = { ...unseenFor(deck, seats) };
  const [played, unseen] = [[], []];
  for (const piece of mixed) {
    const { back } = cardOf(deck, piece);
    left[back] -= 1;
    if (left[back] >= 0) unseen.push(piece);
    else played.push(piece);
  }
  return { played, unseen };
};
var setup = (options, seats, random2) => {
  const deck = deckOf(options.deck);
  const start = chooseStart(options, seats, random2);
  const { played, unseen } = leaveOut(deck, seats, shuffle(piecesFor(deck, seats), random2));
  const state = {
    options,
    seats,
    hat: start,
    parrot: start,
    round: 0,
    shares: SPACES.map((space) => ({ cards: played.slice(space, space + 1).map((card) => ({ card, seenBy: [] })), doubloons: 0 })),
    captains: upTo(seats).map(() => ({ doubloons: deck.data.doubloons, pirates: [], relics: [], objects: [], rum: [], secrets: [] })),
    hand: [],
    deck: played.slice(SPACES.length),
    discards: [],
    unseen,
    boarding: null,
    agenda: []
  };
  const making = beginStep(state, random2);
  making.events.push({ type: "began", start, unseen: unseen.length });
  making.events.push({ type: "shares-laid", backs: played.slice(0, SPACES.length).map((piece) => cardOf(deck, piece).back) });
  beginRound(making, 1);
  run(making);
  return { state: making.state, events: making.events };
};

// games/sea-of-clouds/rules/view.ts
var NONE = Object.freeze([]);
var viewFaces = (pieces2, deck) => {
  if (pieces2.length === 0) return NONE;
  const list = [];
  for (const piece of pieces2) list.push(cardOf(deck, piece).face);
  return list;
};
var viewPirates = (pirates, deck) => {
  if (pirates.length === 0) return NONE;
  const list = [];
  for (const { card, against } of pirates) list.push({ card: cardOf(deck, card).face, against });
  return list;
};
var viewObjects = (objects, deck) => {
  if (objects.length === 0) return NONE;
  const list = [];
  for (const { card, doubloons } of objects) list.push({ card: cardOf(deck, card).face, doubloons });
  return list;
};
var viewDown = ({ card, seenBy }, deck, viewer, isShown) => {
  const { back, face } = cardOf(deck, card);
  const isKnown = isShown || typeof viewer === "number" && hasSeen(seenBy, viewer);
  return { back, face: isKnown ? face : null, seenBy };
};
var viewDowns = (downs, deck, viewer, isShown) => {
  if (downs.length === 0) return NONE;
  const list = [];
  for (const down of downs) list.push(viewDown(down, deck, viewer, isShown));
  return list;
};
var last = [];
var VIEWERS = 6;
var indexOf = (viewer) => typeof viewer === "number" ? viewer : viewer === "table" ? 4 : 5;
var viewCaptain = ({ doubloons, pirates, relics, objects, rum, secrets: secrets2 }, deck, viewer, isShown, before) => ({
  doubloons,
  pirates: before?.captain.pirates === pirates ? before.made.pirates : viewPirates(pirates, deck),
  relics: before?.captain.relics === relics ? before.made.relics : viewFaces(relics, deck),
  objects: before?.captain.objects === objects ? before.made.objects : viewObjects(objects, deck),
  rum: before?.captain.rum === rum ? before.made.rum : viewDowns(rum, deck, viewer, isShown),
  secrets: before?.captain.secrets === secrets2 ? before.made.secrets : viewDowns(secrets2, deck, viewer, isShown)
});
var recallCaptain = (captain, seat, deck, viewer, isShown) => {
  const index = seat * VIEWERS + indexOf(viewer);
  const found = last[index];
  const before = found !== void 0 && found.deck === deck && found.isShown === isShown ? found : null;
  if (before?.captain === captain) return before.made;
  const made2 = viewCaptain(captain, deck, viewer, isShown, before);
  last[index] = { captain, deck, isShown, made: made2 };
  return made2;
};
var lastFaces = null;
var recallFaces = (pieces2, deck) => {
  if (lastFaces?.pieces !== pieces2 || lastFaces.deck !== deck) lastFaces = { pieces: pieces2, deck, faces: viewFaces(pieces2, deck) };
  return lastFaces.faces;
};
var viewHand = (hand, deck, viewer) => hand.length === 0 ? NONE : hand.map((down) => viewDown(down, deck, viewer, viewer === "open" || cardOf(deck, down.card).isOpen));
var viewShares = (shares, deck, viewer) => {
  const list = [];
  for (const { cards, doubloons } of shares) list.push({ cards: viewDowns(cards, deck, viewer, viewer === "open"), doubloons });
  return list;
};
var view = (state, viewer) => {
  if (typeof viewer === "number") at(state.captains, viewer);
  const deck = deckOf(state.options.deck);
  const isOpen = viewer === "open";
  const isShown = isOpen || state.agenda.length === 0;
  const captains = [];
  for (let seat = 0; seat < state.captains.length; seat += 1)
    captains.push(recallCaptain(at(state.captains, seat), seat, deck, viewer, isShown));
  const [top] = state.deck;
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    hat: state.hat,
    parrot: state.parrot,
    round: state.round,
    shares: viewShares(state.shares, deck, viewer),
    captains,
    hand: viewHand(state.hand, deck, viewer),
    deckSize: state.deck.length,
    deckTop: top === void 0 ? null : cardOf(deck, top).back,
    deck: isOpen ? viewFaces(state.deck, deck) : null,
    discards: recallFaces(state.discards, deck),
    unseenSize: state.unseen.length,
    unseen: isOpen ? viewFaces(state.unseen, deck) : null,
    boarding: state.boarding,
    agenda: state.agenda
  };
};
var viewShown = (shown, viewer) => {
  const isKnown = shown.open || typeof viewer === "number" && shown.seenBy.includes(viewer);
  return isKnown ? shown : { back: shown.back, face: null, open: false, seenBy: shown.seenBy };
};
var viewEvent = (event, viewer) => {
  if (viewer === "open") return event;
  switch (event.type) {
    case "looked":
    // R10.3
    case "took":
      return { ...event, cards: event.cards.map((card) => viewShown(card, viewer)) };
    case "drew":
    case "placed":
      return { ...event, card: viewShown(event.card, viewer) };
    case "picked":
      return { ...event, picked: viewShown(event.picked, viewer) };
    case "stole-rum":
      return { ...event, rum: viewShown(event.rum, viewer) };
    case "exchanged-rum":
      return { ...event, given: viewShown(event.given, viewer), taken: viewShown(event.taken, viewer) };
    default:
      return event;
  }
};

// games/sea-of-clouds/rules/notation-moves.ts
var LETTERS = ["A", "B", "C", "D"];
var letterOf = (seat) => at(LETTERS, seat);
var seatOf = (letter) => {
  const seat = LETTERS.indexOf(letter ?? "");
  if (seat < 0) throw new RangeError(`no such seat: ${String(letter)}`);
  return seat;
};
var spaceOf = (text) => {
  const space = SPACES.find((place) => String(place + 1) === text);
  if (space === void 0) throw new RangeError(`no such space: ${String(text)}`);
  return space;
};
var printMove = (move) => {
  switch (move.type) {
    case "take":
    case "leave":
    case "decline":
      return move.type;
    case "play":
      return `play ${move.place + 1}`;
    case "discard":
      return `discard ${move.card}`;
    case "pick":
      return `pick ${move.space + 1} ${move.place + 1}`;
    case "resolve":
      return `resolve ${move.card}${move.victim === null ? "" : ` ${letterOf(move.victim)}`}`;
    case "aim":
      return `aim ${letterOf(move.victim)}`;
    case "exchange":
      return `exchange ${letterOf(move.victim)} ${move.give}${move.take === null ? "" : ` for ${move.take}`}`;
    default:
      return unreachable(move);
  }
};
var nameIn = (text) => {
  if (text === void 0) throw new RangeError("which card?");
  return text;
};
var parseMove = (text) => {
  const [verb, one, two, three, ...more] = text.trim().split(/\s+/);
  const most = { take: 1, leave: 1, decline: 1, play: 2, discard: 2, aim: 2, pick: 3, resolve: 3, exchange: three === void 0 ? 3 : 5 };
  const count3 = [verb, one, two, three, ...more].filter((word) => word !== void 0).length;
  if (!Object.hasOwn(most, verb ?? "") || count3 > most[verb]) throw new RangeError(`no such move: ${text}`);
  switch (verb) {
    case "take":
    case "leave":
    case "decline":
      return { type: verb };
    case "play":
      return { type: "play", place: spaceOf(one) };
    case "discard":
      return { type: "discard", card: nameIn(one) };
    case "pick":
      return { type: "pick", space: spaceOf(one), place: spaceOf(two) };
    case "resolve":
      return { type: "resolve", card: nameIn(one), victim: two === void 0 ? null : seatOf(two) };
    case "aim":
      return { type: "aim", victim: seatOf(one) };
    default:
      if (three !== void 0 && three !== "for") throw new RangeError(`no such move: ${text}`);
      return { type: "exchange", victim: seatOf(one), give: nameIn(two), take: three === void 0 ? null : nameIn(more[0]) };
  }
};

// games/sea-of-clouds/rules/notation-agenda.ts
var printEffect = (effect) => "amount" in effect ? `${effect.type} ${effect.amount}` : effect.type;
var printTask = (task) => {
  switch (task.type) {
    case "look":
    case "decide":
      return `${task.type} ${letterOf(task.seat)} ${task.space + 1}`;
    case "play-cards":
    case "end-turn":
    case "resolve":
      return `${task.type} ${letterOf(task.seat)}`;
    case "refill":
      return `refill ${task.space + 1}`;
    case "effect": {
      const against = task.against.length === 0 ? "" : ` vs ${task.against.map(letterOf).join(" ")}`;
      return `effect ${letterOf(task.seat)} ${task.card} ${printEffect(task.effect)}${against}`;
    }
    case "discard-object":
      return `discard-object ${letterOf(task.seat)} ${task.card} ${letterOf(task.by)}`;
    case "board":
    case "end-boarding":
    case "end-round":
      return task.type;
    default:
      return unreachable(task);
  }
};
var printAgenda = (agenda) => agenda.length === 0 ? "-" : agenda.map(printTask).join(", ");
var parseEffect = (type, amount) => {
  switch (type) {
    case "take-doubloons":
    case "pay-doubloons":
    case "steal-doubloons":
    case "steal-rum":
      return { type, amount: Number(amount) };
    case "take-parrot":
    case "add-to-shares":
    case "discard-pirate":
    case "take-share-card":
    case "exchange-rum":
    case "exchange-object":
    case "loser-discards":
      return { type };
    default:
      throw new RangeError(`no such effect: ${String(type)}`);
  }
};
var parseTask = (text) => {
  const [body = "", victims] = text.split(" vs ");
  const [type, one, two = "", three, four] = body.trim().split(/\s+/);
  switch (type) {
    case "look":
    case "decide":
      return { type, seat: seatOf(one), space: spaceOf(two) };
    case "play-cards":
    case "end-turn":
    case "resolve":
      return { type, seat: seatOf(one) };
    case "refill":
      return { type, space: spaceOf(one) };
    case "effect": {
      const against = victims === void 0 ? [] : victims.trim().split(/\s+/).map(seatOf);
      return { type, seat: seatOf(one), card: two, effect: parseEffect(three, four), against };
    }
    case "discard-object":
      return { type, seat: seatOf(one), card: two, by: seatOf(three) };
    case "board":
    case "end-boarding":
    case "end-round":
      return { type };
    default:
      throw new RangeError(`no such task: ${text}`);
  }
};
var parseAgenda = (text) => text === "-" ? [] : text.split(",").map(parseTask);
var printBattle = ({ seats: [one, other], winner, tied }) => {
  const sign = winner === null ? "-" : winner === one ? ">" : "<";
  return `${letterOf(one)}${sign}${letterOf(other)}${tied ? "=" : ""}`;
};
var printBoarding = ({ strengths, battles }) => `${strengths.join(" ")}; ${battles.map(printBattle).join(" ")}`;
var parseBattle = (text) => {
  const [, first, sign, second, tie] = /^(.)([<>-])(.)(=?)$/.exec(text) ?? [];
  const seats = [seatOf(first), seatOf(second)];
  return { seats, winner: sign === "-" ? null : sign === ">" ? seats[0] : seats[1], tied: tie === "=" };
};
var parseBoarding = (text) => {
  const [strengths = "", battles = ""] = text.split(";");
  return { strengths: strengths.trim().split(/\s+/).map(Number), battles: battles.trim().split(/\s+/).map(parseBattle) };
};

// games/sea-of-clouds/rules/notation.ts
var REST = "…";
var ZONES = ["pirates", "relics", "objects", "rum", "secrets"];
var words = (text) => text.split(/\s+/).filter((word) => word !== "" && word !== "-");
var orDash = (list) => list.length === 0 ? "-" : list.join(" ");
var printOptions = (options) => {
  const json = JSON.stringify(options);
  const preset = Object.entries(PRESETS).find(([, known2]) => JSON.stringify(known2) === json);
  return preset === void 0 ? ["own", ` | options: ${json}`] : [preset[0], ""];
};
var printDown = ({ card, seenBy }, owner) => {
  const marks = seenBy.filter((seat) => seat !== owner).map(letterOf);
  return marks.length === 0 ? card : `${card}{${marks.join("")}}`;
};
var printCaptain = (captain, seat) => {
  const zones = {
    pirates: captain.pirates.map(({ card, against }) => against.length === 0 ? card : `${card}>${against.map(letterOf).join("")}`),
    relics: captain.relics,
    objects: captain.objects.map(({ card, doubloons }) => doubloons === 0 ? card : `${card}+${doubloons}`),
    rum: captain.rum.map((down) => printDown(down, seat)),
    secrets: captain.secrets.map((down) => printDown(down, seat))
  };
  return [
    `${letterOf(seat)}: ${captain.doubloons}`,
    ...ZONES.flatMap((zone) => zones[zone].length === 0 ? [] : [zone, ...zones[zone]])
  ].join(" ");
};
var printShare = ({ cards, doubloons }) => [orDash(cards.map((down) => printDown(down, null))), ...doubloons === 0 ? [] : [`+${doubloons}`]].join(" ");
var printState = (state) => {
  const [first, last2] = printOptions(state.options);
  const fields = [
    first,
    `hat: ${letterOf(state.hat)}`,
    `parrot: ${letterOf(state.parrot)}`,
    `round: ${state.round}`,
    `spaces: ${state.shares.map(printShare).join(" / ")}`,
    ...state.captains.map(printCaptain),
    ...state.hand.length === 0 ? [] : [`hand: ${state.hand.map((down) => printDown(down, null)).join(" ")}`],
    `deck: ${orDash(state.deck)}`,
    ...state.discards.length === 0 ? [] : [`discards: ${state.discards.join(" ")}`],
    ...state.unseen.length === 0 ? [] : [`unseen: ${state.unseen.join(" ")}`],
    ...state.boarding === null ? [] : [`boarding: ${printBoarding(state.boarding)}`],
    `agenda: ${printAgenda(state.agenda)}`
  ];
  return fields.join(" | ") + last2;
};
var parseOptions = (first, json) => {
  if (json !== void 0) return parse(OptionsSchema, JSON.parse(json));
  const preset = Object.entries(PRESETS).find(([name]) => name === first);
  if (preset === void 0) throw new RangeError(`no such preset: ${first}`);
  return preset[1];
};
var makeNamer = (pieces2, text) => {
  const numbered = new Set(text.match(/[a-z][a-z0-9-]*\.\d+/g) ?? []);
  const used = /* @__PURE__ */ new Set();
  return {
    name: (word) => {
      const piece = word.includes(".") ? word : pieces2.find((free) => faceOf(free) === word && !used.has(free) && !numbered.has(free));
      if (piece === void 0 || !pieces2.includes(piece) || used.has(piece)) throw new RangeError(`unknown or doubled: ${word}`);
      used.add(piece);
      return piece;
    },
    rest: () => pieces2.filter((piece) => !used.has(piece))
  };
};
var parseDown = ({ name }, word, owner) => {
  const [, card = "", marks = ""] = /^([^{]*)(?:\{(.*)\})?$/.exec(word) ?? [];
  const seenBy = new Set(marks.split("").map(seatOf));
  if (owner !== null) seenBy.add(owner);
  return { card: name(card), seenBy: [...seenBy].sort((a, b) => a - b) };
};
var parseCaptain = (namer, text, seat) => {
  const [doubloons = "3", ...rest2] = words(text);
  const zones = { pirates: [], relics: [], objects: [], rum: [], secrets: [] };
  let zone = null;
  for (const word of rest2) {
    const next = ZONES.find((name) => name === word);
    if (next !== void 0) zone = next;
    else if (zone === null) throw new RangeError(`where does this lie? ${word}`);
    else zones[zone].push(word);
  }
  const split = (word, sign) => {
    const [card = "", more = ""] = word.split(sign);
    return [namer.name(card), more];
  };
  return {
    doubloons: Number(doubloons),
    pirates: zones.pirates.map((word) => split(word, ">")).map(([card, seats]) => ({ card, against: seats.split("").map(seatOf) })),
    relics: zones.relics.map(namer.name),
    objects: zones.objects.map((word) => split(word, "+")).map(([card, more]) => ({ card, doubloons: Number(more) })),
    rum: zones.rum.map((word) => parseDown(namer, word, seat)),
    secrets: zones.secrets.map((word) => parseDown(namer, word, seat))
  };
};
var parseShare = (namer, text) => {
  const cards = words(text).filter((word) => !word.startsWith("+"));
  const doubloons = words(text).find((word) => word.startsWith("+"));
  return { cards: cards.map((word) => parseDown(namer, word, null)), doubloons: Number(doubloons ?? 0) };
};
var parseState = (text) => {
  const [body = "", json] = text.split(" | options: ");
  const [first = "", ...parts] = body.split("|").map((part) => part.trim());
  const options = parseOptions(first, json);
  const fields = new Map(parts.map((part) => [part.slice(0, part.indexOf(":")).trim(), part.slice(part.indexOf(":") + 1).trim()]));
  const seats = ["A", "B", "C", "D"].filter((letter) => fields.has(letter)).length;
  const namer = makeNamer(piecesFor(deckOf(options.deck), seats), body);
  const spaces = (fields.get("spaces") ?? "- / - / -").split(" / ");
  const shares = SPACES.map((space) => parseShare(namer, at(spaces, space)));
  const captains = upTo(seats).map((seat) => parseCaptain(namer, fields.get(letterOf(seat)) ?? "", seat));
  const hand = words(fields.get("hand") ?? "").map((word) => parseDown(namer, word, null));
  const named = ["deck", "discards", "unseen"].map(
    (field) => words(fields.get(field) ?? (field === "deck" ? REST : "")).map((word) => word === REST ? REST : namer.name(word))
  );
  const rest2 = namer.rest();
  if (rest2.length > 0 && !named.some((list) => list.includes(REST))) throw new RangeError(`missing: ${rest2.join(" ")}`);
  const [deck = [], discards = [], unseen = []] = named.map((list) => list.flatMap((card) => card === REST ? rest2 : [card]));
  const hat = seatOf(fields.get("hat") ?? "A");
  const agenda = fields.get("agenda");
  const boarding = fields.get("boarding");
  const hasLooked = shares.map(
    (share, space) => space === 0 && agenda === void 0 ? { ...share, cards: lookAt(share.cards, hat) } : share
  );
  return {
    options,
    seats,
    hat,
    parrot: fields.has("parrot") ? seatOf(fields.get("parrot")) : hat,
    round: Number(fields.get("round") ?? "1"),
    shares: hasLooked,
    captains,
    hand,
    deck,
    discards,
    unseen,
    boarding: boarding === void 0 ? null : parseBoarding(boarding),
    agenda: parseAgenda(agenda ?? `decide ${letterOf(hat)} 1, end-turn ${letterOf(hat)}`)
  };
};
var notation = { printState, parseState, printMove, parseMove };

// games/sea-of-clouds/rules/index.ts
var NOBODY2 = Object.freeze([]);
var ALONE = [[0], [1], [2], [3]];
var awaited = ({ agenda }) => ALONE[askedSeat(agenda) ?? -1] ?? NOBODY2;
var upgrade = () => null;
var seaOfClouds = {
  id: "sea-of-clouds",
  rules: 1,
  seats: [2, 4],
  listsAllMoves: true,
  clock: { type: "none" },
  // R11.1
  schemas: { options: OptionsSchema, move: MoveSchema, draft: DraftSchema },
  presets: PRESETS,
  refusalRules: REFUSAL_RULES,
  setup,
  apply,
  awaited,
  outcome: outcome2,
  view,
  viewEvent,
  check: check2,
  moves,
  timeUp,
  determinize,
  upgrade,
  secrets
};

// games/sea-of-clouds/bots/random.ts
var random = (view2, thinking) => ({
  move: pick(Array.from(seaOfClouds.moves(view2)), thinking.random),
  chance: null,
  reason: { type: "at-random" }
});

// games/sea-of-clouds/bots/fits.ts
var FITS = {
  2: {
    weights: [
      0.895,
      1.879,
      0.953,
      -0.781,
      1.183,
      0.499,
      2.113,
      2.901,
      0.651,
      0.427,
      0.724,
      0.596,
      0.682,
      0.682,
      0.33,
      0.291,
      0.513,
      -0.294,
      0.118
    ],
    early: [
      -0.529,
      1.045,
      0.414,
      -0.911,
      -0.666,
      -0.349,
      -1.315,
      -2.244,
      -1e-3,
      -0.809,
      -2.466,
      1.086,
      2.341,
      -0.374,
      -0.219,
      -0.356,
      -0.563,
      0.843,
      0.445
    ],
    scale: 6,
    spread: 0.4
  },
  3: {
    weights: [
      0.943,
      -1.516,
      -0.555,
      2.76,
      1.172,
      0.557,
      1.662,
      2.155,
      0.774,
      -0.038,
      1.266,
      0.424,
      0.34,
      0.756,
      0.236,
      0.148,
      0.635,
      -0.739,
      0.042
    ],
    early: [
      -0.515,
      0.251,
      -1.012,
      -0.914,
      -0.486,
      -0.316,
      -0.34,
      -3.034,
      0.218,
      -0.134,
      -3.117,
      1.217,
      2.334,
      -0.065,
      -0.038,
      -0.033,
      -0.163,
      0.391,
      0.695
    ],
    scale: 6,
    spread: 0.54
  },
  4: {
    weights: [
      0.976,
      -1.564,
      0.242,
      3.114,
      1.171,
      0.576,
      1.432,
      1.329,
      0.579,
      0.166,
      1.065,
      0.266,
      0.232,
      0.929,
      0.095,
      0.074,
      0.684,
      -1.287,
      0.02
    ],
    early: [
      -0.715,
      -0.133,
      -0.65,
      -2.89,
      -0.732,
      -0.418,
      -0.376,
      -3.154,
      0.095,
      -0.275,
      -4.544,
      0.859,
      2.841,
      -0.218,
      0.014,
      -0.036,
      -0.268,
      0.559,
      0.78
    ],
    scale: 4.8,
    spread: 0.48
  }
};

// games/sea-of-clouds/bots/kinds.ts
var [RUM, RELICS, DOUBLOONS] = [-1, -2, -3];
var effectWorth = (effect) => {
  switch (effect.type) {
    case "take-doubloons":
      return effect.amount;
    case "pay-doubloons":
      return -effect.amount;
    case "steal-doubloons":
      return effect.amount * 1.2;
    case "steal-rum":
      return effect.amount * 2.2;
    case "take-share-card":
      return 1.8;
    case "take-parrot":
      return 0.8;
    case "exchange-rum":
      return 0.9;
    case "exchange-object":
      return 1.4;
    case "loser-discards":
      return 0.8;
    case "add-to-shares":
    case "discard-pirate":
      return -0.3;
    default:
      return unreachable(effect);
  }
};
var countedBy2 = (deck, score) => {
  const of = score !== null && "of" in score ? score.of : "";
  return of === "rum" ? RUM : of === "relic" ? RELICS : of === "doubloons" ? DOUBLOONS : deck.faces.indexOf(of);
};
var readKinds = (deck) => {
  const list = deck.faces.map((face, index) => {
    const card = cardOf(deck, face);
    const spoils = card.onWin.reduce((sum, effect) => sum + effectWorth(effect), 0);
    return {
      index,
      card,
      back: BACKS.indexOf(card.back),
      score: card.score,
      of: countedBy2(deck, card.score),
      perWin: card.per === "win" ? spoils : 0,
      onceWon: card.per === "win" ? 0 : spoils
    };
  });
  const byName = /* @__PURE__ */ new Map();
  for (const kind of list) {
    byName.set(kind.card.face, kind);
    for (let copy = 1; copy <= kind.card.copies; copy += 1) byName.set(`${kind.card.face}.${copy}`, kind);
  }
  return {
    list,
    byName,
    sets: list.filter(({ score }) => score?.type === "set"),
    scored: list.filter(({ score }) => score !== null && score.type !== "set")
  };
};
var known = /* @__PURE__ */ new WeakMap();
var kindsOf = (deck) => {
  const found = known.get(deck) ?? readKinds(deck);
  known.set(deck, found);
  return found;
};
var kindOf = ({ byName }, name) => {
  const kind = byName.get(name);
  if (kind === void 0) throw new RangeError(`no such card: ${name}`);
  return kind;
};

// games/sea-of-clouds/bots/tally.ts
var MOST_SEATS = 4;
var createTally = (kinds) => ({
  of: null,
  counts: new Int8Array(kinds),
  doubloons: 0,
  chest: 0,
  rum: 0,
  relics: 0,
  strength: 0,
  gear: 0,
  pirates: 0,
  perWin: 0,
  onceWon: 0
});
var made = /* @__PURE__ */ new WeakMap();
var reckoningFor = (kinds) => {
  const found = made.get(kinds) ?? {
    kinds,
    captains: Array.from({ length: MOST_SEATS }, () => createTally(kinds.list.length)),
    left: new Int8Array(kinds.list.length),
    order: [],
    deck: [],
    seats: 0,
    parrot: 0,
    roundsLeft: 0,
    untilBoarding: 0,
    boardingsLeft: 0
  };
  made.set(kinds, found);
  return found;
};
var count2 = (list, { index }) => {
  list[index] = (list[index] ?? 0) + 1;
};
var tallyCaptain = (kinds, tally, captain) => {
  if (tally.of === captain) return;
  const { counts } = tally;
  tally.of = captain;
  counts.fill(0);
  tally.doubloons = captain.doubloons;
  tally.rum = captain.rum.length;
  tally.relics = captain.relics.length;
  tally.pirates = captain.pirates.length;
  tally.chest = tally.gear = tally.perWin = tally.onceWon = 0;
  for (const { card } of captain.rum) count2(counts, kindOf(kinds, card));
  for (const { card } of captain.secrets) count2(counts, kindOf(kinds, card));
  for (const card of captain.relics) count2(counts, kindOf(kinds, card));
  for (const { card, doubloons } of captain.objects) {
    const kind = kindOf(kinds, card);
    count2(counts, kind);
    tally.chest += doubloons;
    tally.gear += kind.card.strength;
  }
  tally.strength = tally.gear;
  for (const { card } of captain.pirates) {
    const kind = kindOf(kinds, card);
    tally.strength += kind.card.strength;
    tally.perWin += kind.perWin;
    tally.onceWon += kind.onceWon;
  }
};
var isRestOf = (whole2, deck) => {
  const gone = whole2.length - deck.length;
  if (gone < 0) return false;
  for (let place = 0; place < deck.length; place += 1) if (deck[place] !== whole2[gone + place]) return false;
  return true;
};
var countDeck = (reckoning, deck) => {
  const { kinds, left, order } = reckoning;
  if (!isRestOf(reckoning.deck, deck)) {
    reckoning.deck = deck;
    order.length = 0;
    for (const card of deck) order.push(kindOf(kinds, card).index);
  }
  for (let place = order.length - deck.length; place < order.length; place += 1) {
    const index = order[place] ?? 0;
    left[index] = (left[index] ?? 0) + 1;
  }
};
var reckon2 = (state) => {
  const deck = deckOf(state.options.deck);
  const kinds = kindsOf(deck);
  const reckoning = reckoningFor(kinds);
  const { captains, left } = reckoning;
  const { rounds, boardings } = boardOf(deck, state.seats);
  reckoning.seats = state.seats;
  reckoning.parrot = state.parrot;
  reckoning.roundsLeft = rounds - state.round;
  reckoning.boardingsLeft = 0;
  reckoning.untilBoarding = rounds;
  for (const round of boardings)
    if (round >= state.round) {
      reckoning.boardingsLeft += 1;
      reckoning.untilBoarding = Math.min(reckoning.untilBoarding, round - state.round + 1);
    }
  for (let seat = 0; seat < state.seats; seat += 1) tallyCaptain(kinds, at(captains, seat), at(state.captains, seat));
  left.fill(0);
  for (const { cards } of state.shares) for (const { card } of cards) count2(left, kindOf(kinds, card));
  countDeck(reckoning, state.deck);
  return reckoning;
};
var amountOf = (tally, of) => of === RUM ? tally.rum : of === RELICS ? tally.relics : of === DOUBLOONS ? tally.doubloons + tally.chest : tally.counts[of] ?? 0;
var leadOf = ({ captains, seats }, seat, of) => {
  let most = 0;
  for (let other = 0; other < seats; other += 1) if (other !== seat) most = Math.max(most, amountOf(at(captains, other), of));
  return amountOf(at(captains, seat), of) - most;
};
var majorityChance = (lead) => lead > 1 ? 0.8 : lead > 0 ? 0.6 : lead === 0 ? 0.4 : 0.2;
var setHope = (totals, owned, likely) => {
  const now = totalOf(totals, owned);
  let [best, weight] = [0, 1];
  for (let step = 1; owned + step <= totals.length; step += 1) {
    weight *= likely;
    const gain = weight * (totalOf(totals, owned + step) - now);
    if (gain > best) best = gain;
  }
  return best;
};
var winChance = (lead, rounds) => {
  const ahead = lead / (1.2 + 0.45 * rounds);
  return 0.5 + 0.5 * ahead / (1 + Math.abs(ahead));
};
var battlesOf = ({ captains, seats, untilBoarding }, seat, strength) => {
  const next = winChance(strength - at(captains, (seat + 1) % seats).strength, untilBoarding);
  if (seats === 2) return { wins: next, any: next };
  const before = winChance(strength - at(captains, (seat + seats - 1) % seats).strength, untilBoarding);
  return { wins: next + before, any: 1 - (1 - next) * (1 - before) };
};

// games/sea-of-clouds/bots/glance.ts
var HOPE = 0.45;
var CHOICE_WORTH = 0.45;
var ENVY = 3;
var USUAL = 3.2;
var USUAL_TOP = 1.8;
var likelihood = (left, copies, roundsLeft) => Math.min(1, left / Math.max(1, copies - 1)) * Math.min(1, roundsLeft / 7);
var scoreWorth = (reckoning, seat, own, { index, card, score, of, back }) => {
  const { roundsLeft, left } = reckoning;
  const owned = own.counts[index] ?? 0;
  const isHidden = BACKS[back] === "rum";
  switch (score?.type) {
    case void 0:
      return 0;
    case "each":
      return score.points;
    case "set": {
      const about = isHidden ? card.copies - owned : left[index] ?? 0;
      const likely = HOPE * likelihood(about - 1, card.copies, roundsLeft);
      const step = totalOf(score.totals, owned + 1) - totalOf(score.totals, owned);
      return step + setHope(score.totals, owned + 1, likely) - (owned === 0 ? 0 : setHope(score.totals, owned, likely));
    }
    case "most-each": {
      const chance = majorityChance(isHidden ? owned : 1 + leadOf(reckoning, seat, index));
      return chance * score.points + (1 - chance) * score.otherwise;
    }
    case "per":
      return score.points * (amountOf(own, of) + 0.3 * roundsLeft);
    case "most":
      return score.points * majorityChance(of >= 0 ? (own.counts[of] ?? 0) - 1 : leadOf(reckoning, seat, of));
    default:
      return unreachable(score);
  }
};
var playWorth = ({ parrot }, seat, own, { card }) => {
  let worth = 0;
  for (const effect of card.onPlay) {
    if (effect.type === "take-doubloons") worth += effect.amount;
    if (effect.type === "pay-doubloons") worth -= Math.min(effect.amount, own.doubloons);
    if (effect.type === "take-parrot") worth += parrot === seat ? 0 : 1;
    if (effect.type === "take-share-card") worth += 1.8;
    if (effect.type === "discard-pirate") worth -= own.pirates === 0 ? 0 : 1;
  }
  return worth;
};
var crewWorth = (reckoning, seat, strength, pirates, perWin, onceWon) => {
  if (pirates === 0) return 0;
  const { wins, any } = battlesOf(reckoning, seat, strength);
  return (0.6 + perWin) * wins + onceWon * any;
};
var crewNow = (reckoning, seat) => {
  const { strength, pirates, perWin, onceWon } = at(reckoning.captains, seat);
  return crewWorth(reckoning, seat, strength, pirates, perWin, onceWon);
};
var marginal = (reckoning, seat, kind, crew) => {
  const { card } = kind;
  const own = at(reckoning.captains, seat);
  if (card.back === "pirate") {
    const { strength, pirates, perWin, onceWon } = own;
    const grown = crewWorth(reckoning, seat, strength + card.strength, pirates + 1, perWin + kind.perWin, onceWon + kind.onceWon);
    return grown - (crew ?? crewNow(reckoning, seat));
  }
  if (card.isImmediate) return playWorth(reckoning, seat, own, kind);
  return scoreWorth(reckoning, seat, own, kind) + 0.7 * card.strength * reckoning.boardingsLeft + 0.6 * (card.chest ?? 0);
};
var meansFor = (reckoning, seat, pool) => {
  const sums = [0, 0, 0, 0];
  const counts = [0, 0, 0, 0];
  const crew = crewNow(reckoning, seat);
  for (const kind of reckoning.kinds.list) {
    const copies = pool[kind.index] ?? 0;
    if (copies <= 0) continue;
    sums[kind.back] = at(sums, kind.back) + copies * marginal(reckoning, seat, kind, crew);
    counts[kind.back] = at(counts, kind.back) + copies;
  }
  return sums.map((sum, back) => sum / Math.max(1, at(counts, back)));
};
var shareWorth = (reckoning, seat, judge, cards, means) => {
  let worth = 0;
  for (let index = 0; index < cards.length; index += 1) {
    const { card, seenBy } = at(cards, index);
    const kind = kindOf(reckoning.kinds, card);
    if (!seenBy.includes(judge)) {
      worth += at(means, kind.back);
      continue;
    }
    worth += marginal(reckoning, seat, kind);
    if (kind.score?.type !== "set") continue;
    for (let before = 0; before < index; before += 1)
      if (kindOf(reckoning.kinds, at(cards, before).card) === kind) worth += 2;
  }
  return worth;
};
var glanceAt = (reckoning, { shares, deck, seats }, seat, space, pool) => {
  const means = meansFor(reckoning, seat, pool);
  const worthAt = (place) => {
    const { cards: cards2, doubloons: doubloons2 } = at(shares, place);
    return shareWorth(reckoning, seat, seat, cards2, means) + doubloons2;
  };
  let hope = deck.length === 0 ? 1 : (at(means, 0) + at(means, 1) + at(means, 2) + at(means, 3)) / 4;
  for (let place = SPACES.length - 1; place > space; place -= 1) {
    const { cards: cards2 } = at(shares, place);
    let unknown2 = 0;
    for (const { seenBy } of cards2) if (!seenBy.includes(seat)) unknown2 += 1;
    hope = Math.max(worthAt(place), hope) + CHOICE_WORTH * Math.sqrt(unknown2);
  }
  const next = (seat + 1) % seats;
  const { cards, doubloons } = at(shares, space);
  const gift = shareWorth(reckoning, next, seat, cards, means) + doubloons + (cards.length < SPACES.length ? USUAL_TOP : 1);
  return { here: worthAt(space), hope, cost: ENVY / (seats - 1) / (1 + space) * Math.max(0, gift - USUAL) };
};

// games/sea-of-clouds/bots/chances.ts
var LONGEST = 14;
var HOPES = [0.25, 0.45, 0.65];
var solidOf = ({ kinds, captains }, seat) => {
  const own = at(captains, seat);
  let points = own.doubloons;
  for (const { index, score, of } of kinds.list) {
    const owned = own.counts[index] ?? 0;
    if (owned === 0 || score === null) continue;
    if (score.type === "each") points += owned * score.points;
    if (score.type === "set") points += totalOf(score.totals, owned);
    if (score.type === "per") points += owned * score.points * amountOf(own, of);
    if (score.type === "most-each") points += owned * score.otherwise;
  }
  return points;
};
var hopesOf = ({ kinds, left, roundsLeft }, own) => {
  let [little, some, much] = [0, 0, 0];
  for (const { index, score, card } of kinds.sets) {
    if (score?.type !== "set") continue;
    const owned = own.counts[index] ?? 0;
    const likely = likelihood(left[index] ?? 0, card.copies, roundsLeft);
    little += setHope(score.totals, owned, HOPES[0] * likely);
    some += setHope(score.totals, owned, HOPES[1] * likely);
    much += setHope(score.totals, owned, HOPES[2] * likely);
  }
  return [little, some, much];
};
var promisesOf = (reckoning, seat, own) => {
  let [most, per] = [0, 0];
  for (const { index, score, of } of reckoning.kinds.scored) {
    const owned = own.counts[index] ?? 0;
    if (owned === 0 || score === null) continue;
    if (score.type === "most") most += owned * score.points * majorityChance(leadOf(reckoning, seat, of));
    if (score.type === "most-each") most += owned * (score.points - score.otherwise) * majorityChance(leadOf(reckoning, seat, index));
    if (score.type === "per") per += owned * score.points;
  }
  return { most, per };
};
var shareFor = (reckoning, { cards, doubloons }, seat) => {
  let worth = doubloons;
  for (const { card } of cards) worth += marginal(reckoning, seat, kindOf(reckoning.kinds, card));
  return worth;
};
var featuresOf = (reckoning, state, seat) => {
  const { captains, roundsLeft, boardingsLeft, seats, parrot } = reckoning;
  const own = at(captains, seat);
  const { most, per } = promisesOf(reckoning, seat, own);
  const { wins } = battlesOf(reckoning, seat, own.strength);
  const [task] = state.agenda;
  const turn = task !== void 0 && "seat" in task ? task.seat : state.hat;
  const wait = (seat - turn + seats) % seats;
  const isNext = wait === 0 ? 1 : 0;
  const first = shareFor(reckoning, at(state.shares, 0), seat);
  let [best, second] = [first, -Infinity];
  for (let space = 1; space < state.shares.length; space += 1) {
    const worth = shareFor(reckoning, at(state.shares, space), seat);
    if (worth > best) [best, second] = [worth, best];
    else if (worth > second) second = worth;
  }
  const [little, some, much] = hopesOf(reckoning, own);
  return [
    solidOf(reckoning, seat),
    little,
    some,
    much,
    most,
    per * roundsLeft,
    crewWorth(reckoning, seat, own.strength, own.pirates, own.perWin, own.onceWon),
    own.pirates > 0 ? wins : 0,
    own.gear * boardingsLeft,
    own.chest * wins,
    parrot === seat ? 1 : 0,
    own.rum,
    own.relics,
    isNext * best,
    isNext * first,
    isNext * second,
    wait === 1 ? second : 0,
    // the best one is taken first
    isNext,
    own.doubloons
  ];
};
var chancesOf = (state) => {
  const reckoning = reckon2(state);
  const fit = FITS[state.seats];
  if (fit === void 0) throw new RangeError(`no fit for ${state.seats} captains`);
  const time = reckoning.roundsLeft / LONGEST;
  const fair = fit.scale + fit.spread * reckoning.roundsLeft;
  const merits = upTo(state.seats).map((seat) => {
    const features = featuresOf(reckoning, state, seat);
    let sum = 0;
    for (let index = 0; index < features.length; index += 1)
      sum += at(features, index) * (at(fit.weights, index) + time * at(fit.early, index));
    return sum / fair;
  });
  return chancesFrom(merits);
};

// games/sea-of-clouds/bots/imagine.ts
var takeOut = (heap, index) => {
  const { pieces: pieces2 } = heap;
  const piece = at(pieces2, index);
  heap.size -= 1;
  pieces2[index] = at(pieces2, heap.size);
  pieces2[heap.size] = piece;
  return piece;
};
var drawAny = (heap, random2) => takeOut(heap, random2.int(heap.size));
var drawSecret = (deck, heap, random2) => {
  const places = upTo(heap.size).filter((place) => cardOf(deck, at(heap.pieces, place)).kind === "secret");
  return takeOut(heap, at(places, random2.int(places.length)));
};
var imaginer = (view2, random2) => {
  const deck = deckOf(view2.options.deck);
  const model = seaOfClouds.determinize(view2, random2);
  const heaps = BACKS.map(() => ({ pieces: [], size: 0 }));
  const putBack = (piece) => {
    const heap = at(heaps, BACKS.indexOf(cardOf(deck, piece).back));
    heap.pieces.push(piece);
    return heap;
  };
  const rowOf = (seen, downs) => {
    const hidden = seen.map(({ face }, index) => face === null ? putBack(at(downs, index).card) : null);
    return { model: downs, heaps: hidden, isKnown: hidden.every((heap) => heap === null) };
  };
  const shares = view2.shares.map(({ cards }, space) => rowOf(cards, at(model.shares, space).cards));
  const rums = view2.captains.map(({ rum }, seat) => rowOf(rum, at(model.captains, seat).rum));
  const secrets2 = view2.captains.map((captain, seat) => rowOf(captain.secrets, at(model.captains, seat).secrets));
  const [top = null] = model.deck.map(putBack);
  const unseen = model.unseen.map(putBack);
  const deal = ({ model: downs, heaps: hidden, isKnown }, draw) => {
    if (isKnown) return downs;
    return downs.map((down, index) => {
      const heap = hidden[index] ?? null;
      return heap === null ? down : { card: draw(heap), seenBy: down.seenBy };
    });
  };
  return (dice) => {
    for (const heap of heaps) heap.size = heap.pieces.length;
    const any = (heap) => drawAny(heap, dice);
    const dealt = secrets2.map((row) => deal(row, (heap) => drawSecret(deck, heap, dice)));
    const captains = model.captains.map((captain, seat) => {
      const rum = at(rums, seat);
      if (rum.isKnown && at(secrets2, seat).isKnown) return captain;
      const { doubloons, pirates, relics, objects } = captain;
      return { doubloons, pirates, relics, objects, rum: deal(rum, any), secrets: at(dealt, seat) };
    });
    const laid = shares.map((row, space) => ({ cards: deal(row, any), doubloons: at(model.shares, space).doubloons }));
    const first = top === null ? [] : [any(top)];
    const left = unseen.map(any);
    const rest2 = [];
    for (const { pieces: pieces2, size } of heaps) for (let index = 0; index < size; index += 1) rest2.push(at(pieces2, index));
    return {
      options: model.options,
      seats: model.seats,
      hat: model.hat,
      parrot: model.parrot,
      round: model.round,
      shares: laid,
      captains,
      hand: model.hand,
      deck: [...first, ...shuffle(rest2, dice)],
      discards: model.discards,
      unseen: left,
      boarding: model.boarding,
      agenda: model.agenda
    };
  };
};

// games/sea-of-clouds/bots/outlook.ts
var facesSeen = (view2) => [
  ...view2.discards,
  ...[...view2.hand, ...view2.shares.flatMap(({ cards }) => cards)].flatMap(({ face }) => face ?? []),
  ...view2.captains.flatMap(({ pirates, relics, objects, rum, secrets: secrets2 }) => [
    ...pirates.map(({ card }) => card),
    ...relics,
    ...objects.map(({ card }) => card),
    ...[...rum, ...secrets2].flatMap(({ face }) => face ?? [])
  ])
];
var countUnseen = (deck, view2) => {
  const without = deck.data.fewer.find(({ seats }) => seats === view2.seats)?.without ?? [];
  const left = new Map(deck.data.cards.filter(({ id }) => !without.includes(id)).map(({ id, copies }) => [id, copies]));
  for (const face of facesSeen(view2)) left.set(face, (left.get(face) ?? 1) - 1);
  return left;
};
var readOutlook = (view2, seat) => {
  const deck = deckOf(view2.options.deck);
  const { rounds, boardings } = boardOf(deck, view2.seats);
  const coming = boardings.filter((round) => round >= view2.round);
  return {
    view: view2,
    seat,
    deck,
    holdings: view2.captains.map(({ doubloons, rum, relics, secrets: secrets2, objects }) => ({
      doubloons,
      rum: rum.map(({ face }) => face ?? ""),
      relics,
      secrets: secrets2.map(({ face }) => face ?? ""),
      objects: objects.map(({ card }) => card)
    })),
    unseen: countUnseen(deck, view2),
    roundsLeft: rounds - view2.round,
    untilBoarding: Math.min(...coming) - view2.round + 1,
    boardingsLeft: coming.length
  };
};
var neighboursOf = (seat, seats) => seats === 2 ? [1 - seat] : [(seat + 1) % seats, (seat + seats - 1) % seats];

// games/sea-of-clouds/bots/crew.ts
var chances = (outlook, seat, strength) => {
  const { view: view2, deck, untilBoarding } = outlook;
  return neighboursOf(seat, view2.seats).map((other) => winChance(strength - strengthOf(deck, at(view2.captains, other)), untilBoarding));
};
var crewWorth2 = (outlook, seat, pirates, objects) => {
  if (pirates.length === 0) return 0;
  const { deck } = outlook;
  const asCards = (faces) => faces.map((card) => ({ card }));
  const strength = strengthOf(deck, {
    pirates: asCards(pirates).map(({ card }) => ({ card, against: [] })),
    objects: asCards(objects).map(({ card }) => ({ card, doubloons: 0 }))
  });
  const won = chances(outlook, seat, strength);
  const wins = won.reduce((sum, chance) => sum + chance, 0);
  const any = 1 - won.reduce((none, chance) => none * (1 - chance), 1);
  let worth = 0.6 * wins;
  for (const face of pirates) {
    const { onWin, per } = cardOf(deck, face);
    for (const effect of onWin) worth += effectWorth(effect) * (per === "win" ? wins : any);
  }
  return worth;
};

// games/sea-of-clouds/bots/worth.ts
var HOPE2 = 0.4;
var climb = (totals, count3, left, copies, roundsLeft) => {
  const hope = HOPE2 * Math.min(1, left / Math.max(1, copies - 1)) * Math.min(1, roundsLeft / 7);
  let worth = 0;
  let weight = 1;
  for (let step = 0; step < 4 && count3 + step < totals.length; step += 1) {
    worth += weight * (totalOf(totals, count3 + step + 1) - totalOf(totals, count3 + step));
    weight *= hope;
  }
  return worth;
};
var scoreWorth2 = (outlook, seat, own, card, score) => {
  const { holdings, unseen, roundsLeft } = outlook;
  const most = (of) => Math.max(0, ...holdings.map((holding, other) => other === seat ? 0 : countOf(holding, of)));
  switch (score.type) {
    case "each":
      return score.points;
    case "set":
      return climb(score.totals, countOf(own, card.face), unseen.get(card.face) ?? 0, card.copies, roundsLeft);
    case "most-each": {
      const lead = countOf(own, card.face) + 1 - most(card.face);
      const chance = lead > 1 ? 0.8 : lead > 0 ? 0.6 : lead === 0 ? 0.4 : 0.2;
      return chance * score.points + (1 - chance) * score.otherwise;
    }
    case "per":
      return score.points * (countOf(own, score.of) + 0.3 * roundsLeft);
    case "most": {
      const lead = countOf(own, score.of) - most(score.of);
      return score.points * (lead > 1 ? 0.75 : lead > 0 ? 0.6 : lead === 0 ? 0.4 : 0.2);
    }
    default:
      return unreachable(score);
  }
};
var playWorth2 = (outlook, seat, own, card) => {
  const { view: view2 } = outlook;
  let worth = 0;
  for (const effect of card.onPlay) {
    if (effect.type === "take-doubloons") worth += effect.amount;
    if (effect.type === "pay-doubloons") worth -= Math.min(effect.amount, own.doubloons);
    if (effect.type === "take-parrot") worth += view2.parrot === seat ? 0 : 1;
    if (effect.type === "take-share-card") worth += 1.8;
    if (effect.type === "discard-pirate") worth -= at(view2.captains, seat).pirates.length === 0 ? 0 : 1;
  }
  return worth;
};
var chattelsOf = ({ holdings, view: view2 }, seat) => ({
  own: at(holdings, seat),
  pirates: at(view2.captains, seat).pirates.map(({ card }) => card)
});
var cardWorth = (outlook, seat, { own, pirates }, face) => {
  const card = cardOf(outlook.deck, face);
  if (card.back === "pirate")
    return crewWorth2(outlook, seat, [...pirates, face], own.objects) - crewWorth2(outlook, seat, pirates, own.objects);
  if (card.isImmediate) return playWorth2(outlook, seat, own, card);
  const score = card.score === null ? 0 : scoreWorth2(outlook, seat, own, card, card.score);
  return score + 0.7 * card.strength * outlook.boardingsLeft + 0.6 * (card.chest ?? 0);
};
var withCard = ({ own, pirates }, card) => {
  const { face } = card;
  switch (card.back) {
    case "rum":
      return { own: { ...own, rum: [...own.rum, face] }, pirates };
    case "relic":
      return { own: { ...own, relics: [...own.relics, face] }, pirates };
    case "pirate":
      return { own, pirates: [...pirates, face] };
    case "object":
      if (card.isImmediate) return { own, pirates };
      return card.kind === "secret" ? { own: { ...own, secrets: [...own.secrets, face] }, pirates } : { own: { ...own, objects: [...own.objects, face] }, pirates };
    default:
      return unreachable(card.back);
  }
};
var meansFor2 = (outlook, seat) => {
  const chattels = chattelsOf(outlook, seat);
  const mean = (back) => {
    let [sum, count3] = [0, 0];
    for (const [face, copies] of outlook.unseen) {
      if (copies <= 0 || cardOf(outlook.deck, face).back !== back) continue;
      sum += copies * cardWorth(outlook, seat, chattels, face);
      count3 += copies;
    }
    return count3 === 0 ? 0 : sum / count3;
  };
  const [rum = 0, relic = 0, object = 0, pirate = 0] = BACKS.map(mean);
  return { rum, relic, object, pirate };
};
var cardsWorth = (outlook, seat, cards, means) => {
  let chattels = chattelsOf(outlook, seat);
  let worth = 0;
  for (const { back, face } of cards) {
    if (face === null) worth += means[back];
    else {
      worth += cardWorth(outlook, seat, chattels, face);
      chattels = withCard(chattels, cardOf(outlook.deck, face));
    }
  }
  return worth;
};

// games/sea-of-clouds/bots/answers.ts
var ORDER = {
  "discard-pirate": 5,
  "pay-doubloons": 4,
  "add-to-shares": 3,
  "take-share-card": 2
};
var rankToPlay = (deck, face) => Math.max(1, ...cardOf(deck, face).onPlay.map(({ type }) => ORDER[type] ?? 1));
var RESOLVE = {
  "take-doubloons": 6,
  "take-parrot": 6,
  "steal-doubloons": 5,
  "steal-rum": 4,
  "take-share-card": 3,
  "exchange-rum": 2,
  "exchange-object": 2
};
var rankToResolve = (deck, face) => Math.max(...cardOf(deck, face).onWin.map(({ type }) => RESOLVE[type] ?? 1));
var pickWorth = (outlook, { space, place }) => {
  const { view: view2, seat } = outlook;
  const { back, face } = at(at(view2.shares, space).cards, place);
  return face === null ? meansFor2(outlook, seat)[back] : cardWorth(outlook, seat, chattelsOf(outlook, seat), face);
};
var exchangeWorth = (outlook, { give, take: take2 }) => {
  const { seat } = outlook;
  const chattels = chattelsOf(outlook, seat);
  const given = cardWorth(outlook, seat, chattels, give);
  return take2 === null ? meansFor2(outlook, seat).rum - given : 1.3 * (cardWorth(outlook, seat, chattels, take2) - given);
};

// games/sea-of-clouds/bots/quick.ts
var TAKE2 = { type: "take" };
var LEAVE2 = { type: "leave" };
var BOTHER = 0.5;
var keyOf = ({ kinds }, { hand }, move) => {
  switch (move.type) {
    case "take":
      return 1;
    case "leave":
      return 0;
    case "play":
      return kindOf(kinds, at(hand, move.place).card).card.face;
    case "pick":
      return 4 * move.space + move.place;
    case "aim":
      return move.victim;
    case "decline":
      return "decline";
    case "discard":
      return move.card;
    case "resolve":
      return `${move.card} ${move.victim}`;
    case "exchange":
      return `${move.give} ${move.take} ${move.victim}`;
    default:
      return unreachable(move);
  }
};
var worthOf2 = ({ state, seat, reckoning, means }, move) => {
  const deck = deckOf(state.options.deck);
  const worth = (name) => marginal(reckoning, seat, kindOf(reckoning.kinds, name));
  switch (move.type) {
    case "play":
      return rankToPlay(deck, at(state.hand, move.place).card);
    case "pick": {
      const { card, seenBy } = at(at(state.shares, move.space).cards, move.place);
      return seenBy.includes(seat) ? worth(card) : at(means, kindOf(reckoning.kinds, card).back);
    }
    case "resolve":
      return rankToResolve(deck, move.card) + (move.victim === null ? 0 : at(state.captains, move.victim).rum.length / 100);
    case "discard":
      return -worth(move.card);
    case "aim":
      return solidOf(reckoning, move.victim);
    case "exchange":
      return move.take === null ? at(means, 0) - worth(move.give) : 1.3 * (worth(move.take) - worth(move.give));
    case "decline":
      return BOTHER;
    case "take":
    case "leave":
      return 0;
    default:
      return unreachable(move);
  }
};
var judgeAll = (state, seat, pool) => {
  const task = at(state.agenda, 0);
  const reckoning = reckon2(state);
  if (task.type === "decide") {
    const { here, hope, cost } = glanceAt(reckoning, state, seat, task.space, pool);
    return [
      { move: TAKE2, key: 1, worth: here + cost },
      { move: LEAVE2, key: 0, worth: hope }
    ];
  }
  const judge = { state, seat, reckoning, means: task.type === "effect" ? meansFor(reckoning, seat, pool) : [] };
  const judged = /* @__PURE__ */ new Map();
  for (const move of seaOfClouds.moves(seaOfClouds.view(state, seat))) {
    const key = keyOf(reckoning, state, move);
    if (!judged.has(key)) judged.set(key, { move, key, worth: worthOf2(judge, move) });
  }
  return Array.from(judged.values());
};
var bestOf = (list) => list.reduce((best, one) => one.worth > best.worth ? one : best, at(list, 0));

// games/sea-of-clouds/bots/decide.ts
var CHOICE_WORTH2 = 0.45;
var ENVY2 = 3;
var USUAL2 = 3.2;
var hopeFrom = (outlook, space, means) => {
  const { view: view2, seat } = outlook;
  if (space === 3) return view2.deckTop === null ? 1 : (means.rum + means.relic + means.object + means.pirate) / 4;
  const { cards, doubloons } = at(view2.shares, space);
  const here = cardsWorth(outlook, seat, cards, means) + doubloons;
  const unknown2 = cards.filter(({ face }) => face === null).length;
  const further = hopeFrom(outlook, space === 0 ? 1 : space === 1 ? 2 : 3, means);
  return Math.max(here, further) + (unknown2 > 0 ? CHOICE_WORTH2 * Math.sqrt(unknown2) : 0);
};
var giftOf = (outlook, space) => {
  const { view: view2, seat } = outlook;
  const next = (seat + 1) % view2.seats;
  const means = meansFor2(outlook, next);
  const { cards, doubloons } = at(view2.shares, space);
  const grows = cards.length < SPACES.length && view2.deckTop !== null ? Math.max(0, means[view2.deckTop]) : 1;
  const points = cardsWorth(outlook, next, cards, means) + doubloons + grows;
  return { points, weight: ENVY2 / (view2.seats - 1) / (1 + space) };
};
var weighShare = (outlook, space) => {
  const { view: view2, seat } = outlook;
  const means = meansFor2(outlook, seat);
  const { cards, doubloons } = at(view2.shares, space);
  const { points: gift, weight } = giftOf(outlook, space);
  return {
    here: cardsWorth(outlook, seat, cards, means) + doubloons,
    hope: hopeFrom(outlook, space === 0 ? 1 : space === 1 ? 2 : 3, means),
    gift,
    cost: weight * Math.max(0, gift - USUAL2)
  };
};

// games/sea-of-clouds/bots/reasons.ts
var FORESEES = { type: "foresees" };
var strengthIn = ({ view: view2, deck }, space) => at(view2.shares, space).cards.reduce((sum, { face }) => sum + (face === null ? 0 : cardOf(deck, face).strength), 0);
var reasonToTake = (outlook, space) => {
  const { here, hope, gift, cost } = weighShare(outlook, space);
  if (here >= hope) return { type: "takes", points: Math.round(here), hoped: Math.round(hope) };
  if (here >= hope - cost) return { type: "denies", points: Math.round(gift), seat: (outlook.seat + 1) % outlook.view.seats };
  const strength = strengthIn(outlook, space);
  return strength > 0 ? { type: "arms", strength, rounds: outlook.untilBoarding } : FORESEES;
};
var reasonToLeave = (outlook, space) => {
  const { here, hope } = weighShare(outlook, space);
  return here < hope ? { type: "leaves", points: Math.round(here), hoped: Math.round(hope) } : FORESEES;
};
var reasonFor = (view2, seat, move) => {
  const outlook = readOutlook(view2, seat);
  const [task] = view2.agenda;
  const space = task?.type === "decide" ? task.space : 0;
  switch (move.type) {
    case "take":
      return reasonToTake(outlook, space);
    case "leave":
      return reasonToLeave(outlook, space);
    case "play":
      return { type: "orders", card: at(view2.hand, move.place).face ?? "" };
    case "pick":
      return { type: "picks", points: Math.round(pickWorth(outlook, move)) };
    case "discard":
      return { type: "gives-up", card: move.card };
    case "resolve":
      return { type: "resolves", card: move.card };
    case "aim":
      return { type: "aims", victim: move.victim };
    case "exchange": {
      const points = Math.round(exchangeWorth(outlook, move));
      return points > 0 ? { type: "exchanges", points } : FORESEES;
    }
    case "decline":
      return { type: "keeps" };
    default:
      return unreachable(move);
  }
};

// games/sea-of-clouds/bots/sight.ts
var mix2 = (a, b) => {
  let hash = Math.imul(a ^ (b | 0), 2246822507);
  hash = Math.imul(hash ^ hash >>> 13, 3266489909);
  return hash ^ hash >>> 16;
};
var cardKey = (kinds, { back, face, open, seenBy }, seat) => face !== null && (open || seenBy.includes(seat)) ? kindOf(kinds, face).index : -1 - BACKS.indexOf(back);
var eventKey = (kinds, event, seat) => {
  const keyOf2 = (face) => kindOf(kinds, face).index;
  switch (event.type) {
    case "looked":
    case "took": {
      let hash = event.type === "took" ? 11 + event.space : 21 + event.space;
      for (const card of event.cards) hash = mix2(hash, cardKey(kinds, card, seat));
      return hash;
    }
    case "left":
      return 31 + event.space;
    case "added":
      return 41 + event.space + 3 * (event.back === null ? -1 : BACKS.indexOf(event.back));
    case "drew":
      return mix2(61, cardKey(kinds, event.card, seat));
    case "played":
      return mix2(62, keyOf2(event.card));
    case "picked":
      return mix2(63 + 3 * event.place + event.space, cardKey(kinds, event.picked, seat));
    case "pirate-discarded":
      return mix2(81, keyOf2(event.pirate));
    case "aimed":
      return mix2(82, event.victim);
    case "stole-rum":
      return mix2(83 + event.victim, cardKey(kinds, event.rum, seat));
    case "exchanged-rum":
      return mix2(mix2(87 + event.victim, cardKey(kinds, event.given, seat)), cardKey(kinds, event.taken, seat));
    case "exchanged-objects":
      return mix2(mix2(91 + event.victim, keyOf2(event.given)), keyOf2(event.taken));
    case "object-discarded":
      return mix2(95, keyOf2(event.object));
    case "declined":
      return 96;
    default:
      return 0;
  }
};
var sightOf = (kinds, events, seat) => {
  let hash = 1;
  for (const event of events) {
    const key = eventKey(kinds, event, seat);
    if (key !== 0) hash = mix2(hash, key);
  }
  return hash;
};

// games/sea-of-clouds/bots/searcher.ts
var TURNS = 2;
var FADE = 2;
var NOBODY3 = [];
var choicesIn = (state, seat, pool) => {
  const judged = judgeAll(state, seat, pool);
  const best = bestOf(judged).worth;
  return judged.map(({ move, key, worth }) => {
    const gap = (best - worth) / FADE;
    return { move, key, weight: 1 / (1 + gap * gap) };
  });
};
var beginsTurn = ({ agenda: [task] }) => task?.type === "decide" && task.space === 0;
var worldsBehind = (view2, viewer, random2) => {
  const imagine = imaginer(view2, random2);
  const kinds = kindsOf(deckOf(view2.options.deck));
  const pool = new Int8Array(kinds.list.length);
  for (const [face, copies] of readOutlook(view2, viewer).unseen) pool[kindOf(kinds, face).index] = copies;
  return {
    seats: view2.seats,
    viewer,
    horizon: Infinity,
    imagine: (dice) => ({ state: imagine(dice), events: [], turns: 1 }),
    awaited: ({ state, turns }) => turns > TURNS ? NOBODY3 : seaOfClouds.awaited(state),
    choices: ({ state }, seat) => choicesIn(state, seat, pool),
    reply: ({ state }, seat) => bestOf(judgeAll(state, seat, pool)).move,
    play: ({ state, turns }, seat, move, dice) => {
      const next = seaOfClouds.apply(state, seat, move, dice);
      return { state: next.state, events: next.events, turns: turns + (beginsTurn(next.state) ? 1 : 0) };
    },
    seen: ({ events }, seat) => sightOf(kinds, events, seat),
    values: ({ state }) => {
      const outcome3 = seaOfClouds.outcome(state);
      return outcome3 === null ? chancesOf(state) : sharesOf(outcome3.places);
    }
  };
};
var searcher = (view2, thinking) => {
  const { viewer } = view2;
  const isAsked2 = typeof viewer === "number" && seaOfClouds.check(view2, timeUp(view2)) === null;
  if (!isAsked2) return { move: timeUp(view2), chance: null, reason: null };
  const { move, ...figures } = conclude(search(worldsBehind(view2, viewer, thinking.random), thinking));
  return { move, ...figures, reason: reasonFor(view2, viewer, move) };
};

// games/sea-of-clouds/bots/index.ts
var bots = levelsOf(searcher, random, {
  "cabin-boy": { slips: 85, share: 0.05 },
  deckhand: { slips: 56, share: 0.05 },
  sailor: { slips: 31, share: 0.08 },
  boatswain: { slips: 10, share: 0.1 },
  captain: { slips: 0, share: 2 }
});
export {
  bots,
  seaOfClouds as game,
  notation
};
