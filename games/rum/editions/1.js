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
var withAll = (list, entries) => {
  const copy = list.slice();
  for (const entry of entries) copy.push(entry);
  return copy;
};
var upTo = (count2) => Array.from({ length: count2 }, (_, index) => index);
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
function length(requirement, message$1) {
  return {
    kind: "validation",
    type: "length",
    reference: length,
    async: false,
    expects: `${requirement}`,
    requirement,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.typed && dataset.value.length !== this.requirement) _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
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
      const named2 = byName.get(option);
      if (named2 === void 0) throw new RangeError(`no such file of cards: ${option}`);
      return named2;
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
  const odds = merits.map((merit2) => exp(merit2 - most));
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
  const made = createNode();
  node.children.set(seen, made);
  return made;
};
var CURIOSITY = 0.2;
var CAUTION = 0.1;
var edgeOf = (node, { move, key }) => {
  const found = node.edges.get(key);
  if (found !== void 0) return found;
  const made = { move, key, available: 0, visits: 0, sum: 0 };
  node.edges.set(key, made);
  return made;
};
var pickEdge = (node, choices3, curiosity) => {
  let weights = 0;
  for (const { weight } of choices3) weights += weight;
  const untried = (node.visits === 0 ? 0.5 : node.sum / node.visits) - CAUTION;
  let best = null;
  let most = -Infinity;
  for (const choice of choices3) {
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
var viewerFirst = (awaited3, viewer) => awaited3.length > 1 && awaited3.includes(viewer) ? [viewer, ...awaited3.filter((seat) => seat !== viewer)] : awaited3;
var iterate = (worlds, roots, random2) => {
  const { viewer, curiosity = CURIOSITY } = worlds;
  const nodes = roots.slice();
  const passed = [];
  let world = worlds.imagine(random2);
  for (let isKnown = true; isKnown; ) {
    const awaited3 = worlds.awaited(world);
    if (awaited3.length === 0) break;
    for (const seat of viewerFirst(awaited3, viewer)) {
      const isSealed = awaited3.length > 1 && seat !== viewer;
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

// games/rum/rules/decks/paley.json
var paley_default = {
  about: "Every two colours on one card, arranged like the Paley tournament on seven points. Inferred, not seen: whoever owns the box can replace this file.",
  colours: [
    { id: "red", confidence: "invented" },
    { id: "orange", confidence: "invented" },
    { id: "yellow", confidence: "seen" },
    { id: "green", confidence: "seen" },
    { id: "blue", confidence: "seen" },
    { id: "purple", confidence: "invented" },
    { id: "black", confidence: "invented" }
  ],
  cards: [
    { double: "red", single: "orange", confidence: "inferred" },
    { double: "red", single: "yellow", confidence: "inferred" },
    { double: "red", single: "blue", confidence: "inferred" },
    { double: "orange", single: "yellow", confidence: "inferred" },
    { double: "orange", single: "green", confidence: "inferred" },
    { double: "orange", single: "purple", confidence: "inferred" },
    { double: "yellow", single: "green", confidence: "inferred" },
    { double: "yellow", single: "blue", confidence: "inferred" },
    { double: "yellow", single: "black", confidence: "inferred" },
    { double: "green", single: "blue", confidence: "inferred" },
    { double: "green", single: "purple", confidence: "inferred" },
    { double: "green", single: "red", confidence: "inferred" },
    { double: "blue", single: "purple", confidence: "inferred" },
    { double: "blue", single: "black", confidence: "inferred" },
    { double: "blue", single: "orange", confidence: "inferred" },
    { double: "purple", single: "black", confidence: "inferred" },
    { double: "purple", single: "red", confidence: "inferred" },
    { double: "purple", single: "yellow", confidence: "inferred" },
    { double: "black", single: "red", confidence: "inferred" },
    { double: "black", single: "orange", confidence: "inferred" },
    { double: "black", single: "green", confidence: "inferred" }
  ],
  discards: [
    { clock: 1, cards: 2, confidence: "inferred" },
    { clock: 2, cards: 2, confidence: "inferred" },
    { clock: 3, cards: 2, confidence: "inferred" },
    { clock: 4, cards: 2, confidence: "inferred" },
    { clock: 5, cards: 3, confidence: "inferred" },
    { clock: 6, cards: 3, confidence: "inferred" },
    { clock: 7, cards: 3, confidence: "inferred" }
  ]
};

// games/rum/rules/deck-data.ts
var COLOUR_COUNT = 7;
var CARD_COUNT = 21;
var TRIO = 3;
var LAST_CLOCK = 8;
var Confidence = optional(picklist(["seen", "inferred", "invented"]), "invented");
var ColourId = pipe(string(), regex(/^[a-z]{1,16}$/));
var DeckShape = strictObject({
  about: optional(pipe(string(), maxLength(500)), ""),
  colours: pipe(array(strictObject({ id: ColourId, confidence: Confidence })), length(COLOUR_COUNT)),
  cards: pipe(array(strictObject({ double: ColourId, single: ColourId, confidence: Confidence })), length(CARD_COUNT)),
  discards: pipe(
    array(
      strictObject({
        clock: pipe(number(), integer(), minValue(1), maxValue(LAST_CLOCK - 1)),
        cards: pipe(number(), integer(), minValue(1), maxValue(CARD_COUNT)),
        confidence: Confidence
      })
    ),
    length(LAST_CLOCK - 1)
  )
});
var differ = (list) => new Set(list).size === list.length;
var isKnownColour = ({ colours }, id) => colours.some((colour) => colour.id === id);
var DeckSchema = pipe(
  DeckShape,
  check(({ colours }) => differ(colours.map(({ id }) => id)), "two colours have the same name"),
  check(
    (deck) => deck.cards.every((card) => isKnownColour(deck, card.double) && isKnownColour(deck, card.single)),
    "a card has a colour that is not listed"
  ),
  check(
    ({ colours, cards }) => colours.every(({ id }) => cards.filter((card) => card.single === id).length === TRIO),
    "every colour must be the single end of exactly three cards"
  ),
  check(({ discards }) => discards.every(({ clock }, index) => clock === index + 1), "discards are listed for clock 1 to 7, in order")
);

// games/rum/rules/pieces.ts
var PARROT = "parrot";
var TOP_VALUE = 8;
var faceOf = (piece) => {
  const dot = piece.indexOf(".");
  return dot < 0 ? piece : piece.slice(0, dot);
};
var makeReady = (data) => {
  const colours = data.colours.map(({ id }) => id);
  const cards = /* @__PURE__ */ new Map();
  const pieces2 = [];
  for (const { double, single } of data.cards) {
    const face = `${double}2-${single}1`;
    const copies = pieces2.filter((piece2) => faceOf(piece2) === face).length;
    const piece = copies === 0 ? face : `${face}.${copies + 1}`;
    const one = Object.freeze({ card: face, end: "one" });
    const two = Object.freeze({ card: face, end: "two" });
    pieces2.push(piece);
    cards.set(piece, { face, double: colours.indexOf(double), single: colours.indexOf(single), one, two });
  }
  return {
    colours,
    pieces: pieces2,
    cards,
    discards: [0, ...data.discards.map((row) => row.cards), 0],
    hasCopies: pieces2.some((piece) => piece !== faceOf(piece))
  };
};
var DECKS = { paley: parse(DeckSchema, paley_default) };
var DECK_NAMES = Object.keys(DECKS);
var deckOf = readyOnce(DECKS, makeReady);
var cardOf = (deck, name) => {
  const card = deck.cards.get(name);
  if (card === void 0) throw new RangeError(`no such rum card: ${name}`);
  return card;
};
var facesOf = (deck, pieces2) => deck.hasCopies ? pieces2.map(faceOf) : pieces2;
var discardsAt = (deck, clock) => at(deck.discards, clock);
var takeFace = (pieces2, face) => {
  const index = pieces2.findIndex((piece) => faceOf(piece) === face);
  if (index < 0) throw new RangeError(`no ${face} here`);
  return at(pieces2.splice(index, 1), 0);
};

// games/rum/rules/making.ts
var beginStep = (state, random2) => ({
  deck: deckOf(state.options.deck),
  random: random2,
  events: [],
  state: {
    options: state.options,
    seats: state.seats,
    turn: state.turn,
    clock: state.clock,
    captains: state.captains,
    hands: state.hands,
    beach: state.beach,
    wreck: state.wreck,
    apart: state.apart,
    known: state.known,
    wreckKnown: state.wreckKnown,
    wreckOwn: state.wreckOwn,
    ask: state.ask,
    ending: state.ending
  }
});
var NONE = Object.freeze([]);
var NONE_BY_SEATS = [0, 1, 2, 3, 4].map(
  (seats) => Object.freeze(Array.from({ length: seats }, () => NONE))
);
var noneBySeat = (seats) => NONE_BY_SEATS[seats] ?? Array.from({ length: seats }, () => NONE);

// games/rum/rules/scoring.ts
var TARGETS = [0, 0, 21, 18, 15];
var targetFor = (seats) => at(TARGETS, seats);
var pointsOf = (captains, seat) => {
  let points2 = 0;
  for (const captain of captains) if (captain.owner === seat) points2 += captain.value;
  return points2;
};
var rankOf = (captains, seat) => {
  const own = captains.filter((captain) => captain.owner === seat);
  return pointsOf(captains, seat) * 100 + own.length * 10 + Math.max(0, ...own.map((captain) => captain.value));
};
var resultOf = ({ captains, seats }) => {
  const ranks = Array.from({ length: seats }, (_, seat) => rankOf(captains, seat));
  return {
    places: ranks.map((rank) => 1 + ranks.filter((other) => other > rank).length),
    scores: ranks.map((_, seat) => pointsOf(captains, seat))
  };
};
var outcome2 = (state) => state.ending === null ? null : resultOf(state);
var end2 = (making, reason) => {
  making.state.ending = reason;
  const { places, scores } = resultOf(making.state);
  making.events.push({ type: "ended", reason, places, scores });
};
var endIfTargetReached = (making, seat) => {
  if (pointsOf(making.state.captains, seat) >= targetFor(making.state.seats)) end2(making, "points");
};
var endByClock = (making) => end2(making, "clock");

// games/rum/rules/wreck.ts
var take = ({ state, random: random2 }) => {
  const index = random2.int(state.wreck.length);
  const piece = at(state.wreck, index);
  const left = state.wreck.slice();
  left.splice(index, 1);
  state.wreck = left;
  return piece;
};
var forgetSeen = (making, piece) => {
  const { wreckKnown } = making.state;
  if (wreckKnown.length === 0) return;
  const index = wreckKnown.includes(piece) ? wreckKnown.indexOf(piece) : wreckKnown.findIndex((known) => faceOf(known) === faceOf(piece));
  if (index >= 0) making.state.wreckKnown = wreckKnown.toSpliced(index, 1);
};
var forgetAll = ({ state }) => {
  if (state.wreckKnown.length > 0) state.wreckKnown = [];
  state.wreckOwn = noneBySeat(state.seats);
};
var takeToHand = (making) => {
  const piece = take(making);
  if (piece === PARROT) forgetSeen(making, piece);
  else forgetAll(making);
  return piece;
};
var takeFaceUp = (making) => {
  const piece = take(making);
  forgetSeen(making, piece);
  if (piece !== PARROT) making.state.wreckOwn = noneBySeat(making.state.seats);
  return piece;
};
var takeFaceDown = (making) => {
  const piece = take(making);
  forgetAll(making);
  return piece;
};
var refill = (making, slot, open) => {
  const piece = open ? takeFaceUp(making) : takeFaceDown(making);
  const filled = open ? { type: "up", card: piece } : { type: "down", card: piece };
  making.state.beach = replaceAt(making.state.beach, slot, filled);
  making.events.push({ type: "refilled", slot, card: faceOf(piece), open });
};
var returnSeen = ({ state }, pieces2) => {
  state.wreck = withAll(state.wreck, pieces2);
  state.wreckKnown = withAll(state.wreckKnown, pieces2);
};
var returnUnseen = (making, seat, pieces2) => {
  if (pieces2.length === 0) return;
  const { state } = making;
  const hand = at(state.hands, seat);
  const known = at(state.known, seat);
  const isWhole = pieces2.length === hand.length;
  state.hands = replaceAt(state.hands, seat, isWhole ? [] : hand.filter((piece) => !pieces2.includes(piece)));
  state.wreck = withAll(state.wreck, pieces2);
  if (isWhole) state.wreckKnown = withAll(state.wreckKnown, known);
  const unseen = isWhole && known.length > 0 ? pieces2.filter((piece) => !known.includes(piece)) : pieces2;
  state.wreckOwn = replaceAt(state.wreckOwn, seat, withAll(at(state.wreckOwn, seat), unseen));
  if (known.length > 0) state.known = replaceAt(state.known, seat, []);
  making.events.push({ type: "returned", seat, cards: facesOf(making.deck, pieces2) });
};
var raiseClock = (making) => {
  making.state.clock += 1;
  making.events.push({ type: "clock-rose", to: making.state.clock });
  if (making.state.clock === LAST_CLOCK) endByClock(making);
};
var meetEmptyWreck = (making) => {
  const { state } = making;
  if (state.wreck.length > 0) return;
  let most = 0;
  for (const hand of state.hands) if (hand.length > most) most = hand.length;
  const seats = [];
  for (let seat = 0; seat < state.seats; seat += 1) if (at(state.hands, seat).length === most) seats.push(seat);
  making.events.push({ type: "wreck-emptied", seats });
  for (const seat of seats) returnUnseen(making, seat, at(state.hands, seat));
  raiseClock(making);
};

// games/rum/rules/parrot.ts
var whoDiscards = ({ state }, cause) => cause === "drawn" ? [state.turn] : state.hands.map((_, seat) => seat);
var openDiscards = (making, ask) => {
  const { state } = making;
  state.ask = null;
  for (const seat of whoDiscards(making, ask.cause)) returnUnseen(making, seat, ask.sealed[seat] ?? at(state.hands, seat));
  raiseClock(making);
  if (ask.cause === "drawn") state.apart = null;
  else if (ask.slot !== null) state.beach = replaceAt(state.beach, ask.slot, { type: "empty" });
  returnSeen(making, [PARROT]);
  making.events.push({ type: "parrot-returned" });
};
var meetParrot = (making, cause, slot) => {
  const { state } = making;
  if (state.clock === LAST_CLOCK - 1) {
    raiseClock(making);
    return false;
  }
  const amount = discardsAt(making.deck, state.clock);
  const waiting = whoDiscards(making, cause).filter((seat) => at(state.hands, seat).length > amount);
  const ask = { cause, slot, amount, waiting, sealed: state.hands.map(() => null) };
  if (waiting.length === 0) {
    openDiscards(making, ask);
    return true;
  }
  state.ask = ask;
  making.events.push({ type: "asked", cause, amount, seats: waiting });
  return false;
};
var sealDiscard = (making, ask, seat, pieces2, faces2) => {
  const waiting = ask.waiting.filter((other) => other !== seat);
  const sealed = { cause: ask.cause, slot: ask.slot, amount: ask.amount, waiting, sealed: replaceAt(ask.sealed, seat, pieces2) };
  if (ask.cause === "tide") making.events.push({ type: "sealed", seat, cards: faces2 });
  if (waiting.length === 0) {
    openDiscards(making, sealed);
    return true;
  }
  making.state.ask = sealed;
  return false;
};

// games/rum/rules/types.ts
var ENDS = ["one", "two"];
var SLOTS = [0, 1, 2];
var START_SEATS = ["random", "afterDealer"];
var BEACH_BOTTLES = ["all", "chosen"];
var ENDINGS = ["points", "clock"];

// games/rum/rules/tide.ts
var passTurn = ({ state }) => {
  state.turn = (state.turn + 1) % state.seats;
};
var isTrio = (deck, faces2) => {
  if (faces2.includes(PARROT)) return false;
  const colours = faces2.map((face) => cardOf(deck, face).single);
  return colours.length === SLOTS.length && colours.every((colour) => colour === colours[0]);
};
var piecesOf = (beach3) => {
  const pieces2 = [];
  for (const slot of beach3) if (slot.type !== "empty") pieces2.push(slot.card);
  return pieces2;
};
var washAway = (making) => {
  const pieces2 = piecesOf(making.state.beach);
  making.events.push({ type: "washed-away", cards: pieces2.map(faceOf) });
  making.state.beach = SLOTS.map(() => ({ type: "empty" }));
  returnSeen(making, pieces2);
  for (const slot of SLOTS) refill(making, slot, true);
};
var settle = (making) => {
  for (; ; ) {
    const faces2 = piecesOf(making.state.beach).map(faceOf);
    const slot = SLOTS.find((place) => faces2[place] === PARROT);
    if (slot !== void 0) {
      if (!meetParrot(making, "tide", slot)) return;
      refill(making, slot, true);
    } else if (isTrio(making.deck, faces2)) {
      washAway(making);
    } else {
      passTurn(making);
      return;
    }
  }
};
var endTurn = (making) => {
  const { state } = making;
  for (const slot of state.beach) {
    if (slot.type === "down") continue;
    passTurn(making);
    return;
  }
  const pieces2 = piecesOf(state.beach);
  state.beach = pieces2.map((card) => ({ type: "up", card }));
  making.events.push({ type: "tide-came", cards: pieces2.map(faceOf) });
  settle(making);
};
var goOnWithTide = (making, slot) => {
  refill(making, slot, true);
  settle(making);
};

// games/rum/rules/draw.ts
var EMPTY = Object.freeze({ type: "empty" });
var toHand = (making, seat, from, piece, open) => {
  const { state } = making;
  state.hands = replaceAt(state.hands, seat, withLast(at(state.hands, seat), piece));
  if (open) state.known = replaceAt(state.known, seat, withLast(at(state.known, seat), piece));
  making.events.push({ type: "drew", seat, from, card: faceOf(piece), open });
};
var showParrot = (making, seat, from) => {
  making.state.apart = PARROT;
  making.events.push({ type: "parrot-drawn", seat, from });
};
var finishDrawnParrot = (making, slot) => {
  if (slot !== null) refill(making, slot, false);
  endTurn(making);
};
var drawFromWreck = (making, seat) => {
  const { state } = making;
  const piece = takeToHand(making);
  if (piece !== PARROT) {
    toHand(making, seat, "wreck", piece, false);
    meetEmptyWreck(making);
    if (state.ending === null) endTurn(making);
    return;
  }
  showParrot(making, seat, "wreck");
  meetEmptyWreck(making);
  if (state.ending === null && meetParrot(making, "drawn", null)) finishDrawnParrot(making, null);
};
var drawFromBeach = (making, seat, slot) => {
  const { state } = making;
  const place = at(state.beach, slot);
  if (place.type === "empty") throw new Error(`nothing to draw in slot ${slot}`);
  state.beach = replaceAt(state.beach, slot, EMPTY);
  if (place.card === PARROT) {
    showParrot(making, seat, slot);
    if (meetParrot(making, "drawn", slot)) finishDrawnParrot(making, slot);
    return;
  }
  toHand(making, seat, slot, place.card, place.type === "up");
  refill(making, slot, false);
  meetEmptyWreck(making);
  if (state.ending === null) endTurn(making);
};
var draw = (making, seat, from) => from === "wreck" ? drawFromWreck(making, seat) : drawFromBeach(making, seat, from);

// games/rum/rules/sets.ts
var countingSlots = (beach3, named2) => {
  const slots = [];
  for (const slot of SLOTS) {
    const place = at(beach3, slot);
    if (place.type === "up" && place.card !== PARROT && (named2 === null || named2.includes(slot))) slots.push(slot);
  }
  return slots;
};
var add = (counts, colour, count2) => {
  counts[colour] = at(counts, colour) + count2;
};
var tallyBeach = (deck, beach3, slots) => {
  const singles = [0, 0, 0, 0, 0, 0, 0];
  for (const slot of slots) {
    const place = at(beach3, slot);
    if (place.type === "up") add(singles, cardOf(deck, place.card).single, 1);
  }
  return { bottles: singles.slice(), singles };
};
var addLaid = (deck, tally, laid) => {
  for (const { card, end: end3 } of laid) {
    const { single, double } = cardOf(deck, card);
    if (end3 === "two") {
      add(tally.bottles, double, 2);
    } else {
      add(tally.bottles, single, 1);
      add(tally.singles, single, 1);
    }
  }
  return tally;
};
var gainedValue = (captain, seat, bottles, singles) => {
  const byCount = bottles > captain.value ? Math.min(bottles, TOP_VALUE) : 0;
  const byTrio = singles >= TRIO ? Math.min(captain.value + 2, TOP_VALUE) : 0;
  const best = byCount > byTrio ? byCount : byTrio;
  return captain.owner === seat && best <= captain.value ? 0 : best;
};
var gainCaptains = (making, seat, tally) => {
  const captains = making.state.captains.slice();
  for (let colour = 0; colour < captains.length; colour += 1) {
    const captain = at(captains, colour);
    const bottles = at(tally.bottles, colour);
    const singles = at(tally.singles, colour);
    const value = gainedValue(captain, seat, bottles, singles);
    if (value === 0) continue;
    captains[colour] = { colour: captain.colour, owner: seat, value };
    const trio = singles >= TRIO;
    making.events.push({ type: "gained", seat, colour: captain.colour, from: captain.owner, before: captain.value, value, bottles, trio });
  }
  making.state.captains = captains;
};
var findPieces = (making, seat, faces2) => {
  if (!making.deck.hasCopies) return faces2;
  const known = at(making.state.known, seat);
  const left = at(making.state.hands, seat).toSorted((a, b) => Number(known.includes(b)) - Number(known.includes(a)));
  return faces2.map((face) => takeFace(left, face));
};
var playSet = (making, seat, play2) => {
  const { state, deck } = making;
  const slots = countingSlots(state.beach, play2.beach);
  making.events.push({ type: "played", seat, cards: play2.cards, beach: slots });
  gainCaptains(making, seat, addLaid(deck, tallyBeach(deck, state.beach, slots), play2.cards));
  const laid = findPieces(
    making,
    seat,
    play2.cards.map(({ card }) => card)
  );
  const stays = (piece) => !laid.includes(piece);
  state.hands = replaceAt(state.hands, seat, at(state.hands, seat).filter(stays));
  if (at(state.known, seat).length > 0) state.known = replaceAt(state.known, seat, at(state.known, seat).filter(stays));
  returnSeen(making, laid);
  endIfTargetReached(making, seat);
};

// games/rum/rules/apply.ts
var play = (making, seat, move) => {
  playSet(making, seat, move);
  if (making.state.ending === null) endTurn(making);
};
var discard = (making, seat, faces2) => {
  const { ask, hands } = making.state;
  if (ask === null) throw new Error("no discard is owed");
  const chosen = findPieces(making, seat, faces2);
  const pieces2 = at(hands, seat).filter((piece) => chosen.includes(piece));
  if (!sealDiscard(making, ask, seat, pieces2, facesOf(making.deck, pieces2))) return;
  if (ask.cause === "drawn") finishDrawnParrot(making, ask.slot);
  else if (ask.slot !== null) goOnWithTide(making, ask.slot);
};
var apply = (state, seat, move, random2) => {
  const making = beginStep(state, random2);
  switch (move.type) {
    case "draw":
      draw(making, seat, move.from);
      break;
    case "play":
      play(making, seat, move);
      break;
    case "discard":
      discard(making, seat, move.cards);
      break;
    default:
      return unreachable(move);
  }
  return { state: making.state, events: making.events };
};

// games/rum/rules/check.ts
var countOf = (list, entry) => list.filter((other) => other === entry).length;
var checkHeld = (hand, cards) => {
  for (const card of cards) {
    const held = countOf(hand, card);
    if (held === 0) return { type: "not-in-hand", card };
    if (countOf(cards, card) > held) return { type: "card-twice", card };
  }
  return null;
};
var checkSlots = (view2, slots) => {
  if (view2.options.beachBottles === "all") return { type: "beach-counts-whole" };
  for (const slot of slots) {
    if (at(view2.beach, slot).type !== "up") return { type: "slot-face-down", slot };
    if (countOf(slots, slot) > 1) return { type: "slot-twice", slot };
  }
  return null;
};
var checkGain = (view2, seat, { cards, beach: beach3 }) => {
  const deck = deckOf(view2.options.deck);
  const tally = addLaid(deck, tallyBeach(deck, view2.beach, countingSlots(view2.beach, beach3)), cards);
  const shown = new Set(cards.map(({ card, end: end3 }) => end3 === "two" ? cardOf(deck, card).double : cardOf(deck, card).single));
  const isGained = view2.captains.map(
    (captain, colour) => gainedValue(captain, seat, at(tally.bottles, colour), at(tally.singles, colour)) > 0
  );
  if (!isGained.includes(true)) {
    const shortfalls = view2.captains.flatMap(
      ({ colour, value, owner }, index) => shown.has(index) ? [{ colour, bottles: at(tally.bottles, index), value, own: owner === seat }] : []
    );
    return { type: "gains-nothing", shortfalls };
  }
  if (!view2.options.handMustContribute || isGained.some((gained, colour) => gained && shown.has(colour))) return null;
  return { type: "hand-adds-nothing", colours: view2.captains.filter((_, colour) => isGained[colour]).map(({ colour }) => colour) };
};
var checkPlay = (view2, seat, move) => {
  if (move.cards.length === 0) return { type: "no-cards" };
  const faces2 = move.cards.map(({ card }) => card);
  return checkHeld(view2.hand, faces2) ?? (move.beach === null ? null : checkSlots(view2, move.beach)) ?? checkGain(view2, seat, move);
};
var checkDiscard = (view2, seat, cards) => {
  if (view2.ask === null || !view2.ask.waiting.includes(seat)) return { type: "no-discard-owed" };
  if (cards.length !== view2.ask.amount) return { type: "wrong-count", given: cards.length, amount: view2.ask.amount };
  return checkHeld(view2.hand, cards);
};
var checkTurn = ({ ask, turn }, seat) => {
  if (ask !== null) return { type: "discards-first", amount: ask.amount, waiting: ask.waiting };
  return turn === seat ? null : { type: "not-your-turn", turn };
};
var check2 = (view2, move) => {
  const { viewer } = view2;
  if (view2.ending !== null) return { type: "over" };
  if (typeof viewer !== "number") return { type: "watching" };
  switch (move.type) {
    case "draw":
      return checkTurn(view2, viewer);
    case "play":
      return checkTurn(view2, viewer) ?? checkPlay(view2, viewer, move);
    case "discard":
      return checkDiscard(view2, viewer, move.cards);
    default:
      return unreachable(move);
  }
};
var REFUSAL_RULES = {
  over: ["R9.1", "R9.2"],
  watching: ["R3.1"],
  "not-your-turn": ["R3.1"],
  "discards-first": ["R6.2", "R8.2"],
  "no-discard-owed": ["R6.2", "R8.2"],
  "not-in-hand": ["R4.1", "R6.2"],
  "card-twice": ["R4.1"],
  "wrong-count": ["R6.2"],
  "no-cards": ["R4.2"],
  "beach-counts-whole": ["R4.3"],
  "slot-face-down": ["R4.3"],
  "slot-twice": ["R4.3"],
  "gains-nothing": ["R4.5", "R5.1", "R5.3"],
  "hand-adds-nothing": ["R4.7"]
};

// games/rum/rules/determinize.ts
var makePool = (deck) => {
  const left = [...deck.pieces, PARROT];
  return {
    take: (face) => takeFace(left, face),
    rest: () => left
  };
};
var sealAnew = (ask, hands, random2) => ({
  ...ask,
  sealed: hands.map((hand, seat) => {
    if (ask.cause === "drawn" || hand.length <= ask.amount || ask.waiting.includes(seat)) return null;
    const own = ask.sealed[seat];
    if (own === null || own === void 0) {
      const chosen = shuffle(hand, random2).slice(0, ask.amount);
      return hand.filter((piece) => chosen.includes(piece));
    }
    const left = hand.slice();
    return own.map((face) => takeFace(left, face));
  })
});
var fillHand = (known, size, heap) => known.concat(heap.splice(0, size - known.length));
var determinize = (view2, random2) => {
  const { viewer, seats, ask } = view2;
  const pool = makePool(deckOf(view2.options.deck));
  const takeAll = (faces2) => faces2.map(pool.take);
  const shownHands = upTo(seats).map(
    (seat) => seat === viewer ? takeAll(view2.hand) : view2.hands === null ? null : takeAll(at(view2.hands, seat))
  );
  const known = upTo(seats).map((seat) => {
    const faces2 = at(view2.known, seat);
    const hand = shownHands[seat]?.slice();
    return hand === void 0 ? takeAll(faces2) : faces2.map((face) => takeFace(hand, face));
  });
  const wreckKnown = takeAll(view2.wreckKnown);
  const own = takeAll(view2.wreckOwn);
  const beachUp = view2.beach.map((slot) => slot.type === "empty" || slot.card === null ? null : pool.take(slot.card));
  const apart = view2.apart === null ? null : pool.take(view2.apart);
  const heap = shuffle(
    pool.rest().filter((piece) => piece !== PARROT),
    random2
  );
  const hasParrot = pool.rest().includes(PARROT);
  const hiddenSlots = view2.beach.flatMap((slot, index) => slot.type === "down" && slot.card === null ? [index] : []);
  const recalledByOthers = view2.wreckOwnSizes.reduce((sum, size, seat) => seat === viewer ? sum : sum + size, 0);
  const hiddenInWreck = view2.wreckSize - wreckKnown.length - own.length;
  const parrotPlace = hasParrot ? random2.int(hiddenSlots.length + hiddenInWreck - recalledByOthers) : -1;
  const hands = upTo(seats).map((seat) => shownHands[seat] ?? fillHand(at(known, seat), at(view2.handSizes, seat), heap));
  const beach3 = view2.beach.map((slot, index) => {
    if (slot.type === "empty") return slot;
    const shown = beachUp[index];
    return { type: slot.type, card: shown ?? (hasParrot && hiddenSlots[parrotPlace] === index ? PARROT : at(heap.splice(0, 1), 0)) };
  });
  const wreckOwn = upTo(seats).map((seat) => seat === viewer ? own : heap.splice(0, at(view2.wreckOwnSizes, seat)));
  const isParrotInWreck = hasParrot && parrotPlace >= hiddenSlots.length;
  const wreck = [...heap, ...isParrotInWreck ? [PARROT] : [], ...wreckOwn.flat(), ...wreckKnown];
  const seenWreck = view2.wreck?.map((face) => takeFace(wreck, face));
  return {
    options: view2.options,
    seats,
    turn: view2.turn,
    clock: view2.clock,
    captains: view2.captains,
    hands,
    beach: beach3,
    wreck: seenWreck ?? wreck,
    apart,
    known,
    wreckKnown,
    wreckOwn,
    ask: ask === null ? null : sealAnew(ask, hands, random2),
    ending: view2.ending
  };
};

// games/rum/rules/plays.ts
var MOST = 2e3;
var countBits = (mask) => {
  let count2 = 0;
  for (let left = mask; left !== 0; left &= left - 1) count2 += 1;
  return count2;
};
var countCards = ({ ones, twos }) => countBits(ones | twos);
var gainBits = (captain, colour, seat, bottles, singles) => {
  const value = gainedValue(captain, seat, bottles, singles);
  return value === 0 ? 0 : value - 1 << 4 * colour;
};
var GUARDS = 143165576;
var gainsAtLeast = (a, b) => ((a | GUARDS) - b & GUARDS) === GUARDS;
var NO_WAYS = [];
var waysToGain = (captain, colour, seat, beach3, doubles, singles) => {
  const mostSingles = beach3 + countBits(singles);
  if (mostSingles + 2 * countBits(doubles) <= captain.value && mostSingles < TRIO) return NO_WAYS;
  const ways = [];
  for (let twos = doubles; ; twos = twos - 1 & doubles) {
    const free = singles & ~twos;
    const withTwos = beach3 + 2 * countBits(twos);
    for (let ones = free; (ones | twos) !== 0; ones = ones - 1 & free) {
      const count2 = countBits(ones);
      const gains = gainBits(captain, colour, seat, withTwos + count2, beach3 + count2);
      const isMinimal = (twos === 0 || gainBits(captain, colour, seat, withTwos + count2 - 2, beach3 + count2) < gains) && (ones === 0 || gainBits(captain, colour, seat, withTwos + count2 - 1, beach3 + count2 - 1) < gains);
      if (isMinimal) ways.push({ ones, twos, gains });
      if (ones === 0) break;
    }
    if (twos === 0) return ways;
  }
};
var findChances = (view2, seat, deck, hand) => {
  const doubles = [0, 0, 0, 0, 0, 0, 0];
  const singles = [0, 0, 0, 0, 0, 0, 0];
  let bit = 1;
  for (const { double, single } of hand) {
    doubles[double] = (doubles[double] ?? 0) | bit;
    singles[single] = (singles[single] ?? 0) | bit;
    bit <<= 1;
  }
  const beach3 = tallyBeach(deck, view2.beach, countingSlots(view2.beach, null)).singles;
  const byColour = [];
  let unaided2 = 0;
  let colour = 0;
  for (const captain of view2.captains) {
    const count2 = beach3[colour] ?? 0;
    const twos = doubles[colour] ?? 0;
    const ones = singles[colour] ?? 0;
    if (count2 > 1) unaided2 |= gainBits(captain, colour, seat, count2, count2);
    const ways = (twos | ones) === 0 ? NO_WAYS : waysToGain(captain, colour, seat, count2, twos, ones);
    if (ways.length > 0) byColour.push(ways);
    colour += 1;
  }
  return { byColour, unaided: unaided2 };
};
var join = ({ byColour, unaided: unaided2 }, most) => {
  const joined = [{ ones: 0, twos: 0, gains: unaided2 }];
  for (const ways of byColour) {
    const before = joined.length;
    for (let index = 0; index < before; index += 1) {
      const left = at(joined, index);
      const used = left.ones | left.twos;
      for (const way of ways) {
        if (((way.ones | way.twos) & used) !== 0) continue;
        if (joined.length > most) return null;
        joined.push({ ones: left.ones | way.ones, twos: left.twos | way.twos, gains: joinGains(left.gains, way.gains) });
      }
    }
  }
  return joined;
};
var joinGains = (all, colour) => {
  const shift = 4 * Math.floor((31 - Math.clz32(colour)) / 4);
  return all & ~(15 << shift) | colour;
};
var thin = ({ byColour, unaided: unaided2 }, few) => {
  const thinned = byColour.map((ways) => {
    const cheapestFirst = ways.toSorted(
      (a, b) => countCards(a) - countCards(b) || b.gains - a.gains || (a.ones | a.twos) - (b.ones | b.twos)
    );
    const perValue = cheapestFirst.filter((way, index) => cheapestFirst.findIndex((other) => other.gains === way.gains) === index);
    const highest = Math.max(...perValue.map(({ gains }) => gains));
    return few ? perValue.filter((way, index) => index === 0 || way.gains === highest) : perValue;
  });
  return { byColour: thinned, unaided: unaided2 };
};
var isDominated = (way, index, ways) => {
  const cards = way.ones | way.twos;
  for (let place = 0; place < ways.length; place += 1) {
    const other = at(ways, place);
    const otherCards = other.ones | other.twos;
    if ((otherCards & ~cards) !== 0 || place === index || otherCards === 0 || !gainsAtLeast(other.gains, way.gains)) continue;
    if (otherCards !== cards || other.gains !== way.gains || place < index) return true;
  }
  return false;
};
var isOrderly = (hand, { ones, twos }) => {
  const use = (index) => (twos >> index & 1) * 2 + (ones >> index & 1);
  return hand.every((card, index) => hand.every((other, later) => later <= index || other.face !== card.face || use(index) >= use(later)));
};
var valueIn = ({ gains }, colour) => {
  const bits = gains >> 4 * colour & 15;
  return bits === 0 ? 0 : bits + 1;
};
var toPlay = (hand, { ones, twos }) => {
  const cards = [];
  for (let index = 0; index < hand.length; index += 1) {
    if ((twos >> index & 1) === 1) cards.push(at(hand, index).two);
    else if ((ones >> index & 1) === 1) cards.push(at(hand, index).one);
  }
  return { type: "play", cards, beach: null };
};
var addSpareCards = (ways, hand, gains) => {
  for (let index = 0; index < hand.length; index += 1)
    if (!ways.some((way) => (way.ones | way.twos) === 1 << index)) ways.push({ ones: 1 << index, twos: 0, gains });
};
var findWays = (view2, seat) => {
  const deck = deckOf(view2.options.deck);
  const hand = [];
  for (const face of view2.hand) hand.push(cardOf(deck, face));
  const chances = findChances(view2, seat, deck, hand);
  const ways = join(chances, MOST) ?? join(thin(chances, false), MOST) ?? join(thin(chances, true), Infinity) ?? [];
  if (chances.unaided !== 0 && !view2.options.handMustContribute) addSpareCards(ways, hand, chances.unaided);
  return { hand, ways };
};
var listPlays = (view2, seat, list) => {
  if (view2.hand.length === 0) return;
  const { hand, ways } = findWays(view2, seat);
  const hasCopies = deckOf(view2.options.deck).hasCopies;
  for (let index = 1; index < ways.length; index += 1) {
    const way = at(ways, index);
    if (!isDominated(way, index, ways) && (!hasCopies || isOrderly(hand, way))) list.push(toPlay(hand, way));
  }
};

// games/rum/rules/moves.ts
var DRAWS = [{ type: "draw", from: "wreck" }, ...SLOTS.map((from) => ({ type: "draw", from }))];
var choices = (hand, amount) => {
  const found = [];
  const chosen = [];
  const choose = (from) => {
    if (chosen.length === amount) {
      found.push(chosen.slice());
      return;
    }
    for (let index = from; index <= hand.length - amount + chosen.length; index += 1) {
      chosen.push(at(hand, index));
      choose(index + 1);
      chosen.pop();
    }
  };
  choose(0);
  return found;
};
var distinct = (lists) => {
  const keyOf2 = (list) => list.toSorted().join(" ");
  const seen = /* @__PURE__ */ new Set();
  return lists.filter((list) => !seen.has(keyOf2(list)) && seen.add(keyOf2(list)));
};
var moves = (view2) => {
  const { viewer, ask } = view2;
  if (view2.ending !== null || typeof viewer !== "number") return [];
  if (ask !== null) {
    if (!ask.waiting.includes(viewer)) return [];
    const lists = choices(view2.hand, ask.amount);
    const hasEqual = new Set(view2.hand).size < view2.hand.length;
    return (hasEqual ? distinct(lists) : lists).map((cards) => ({ type: "discard", cards }));
  }
  if (view2.turn !== viewer) return [];
  const list = DRAWS.slice();
  listPlays(view2, viewer, list);
  return list;
};
var timeUp = ({ viewer, ask, hand }) => ask !== null && typeof viewer === "number" && ask.waiting.includes(viewer) ? { type: "discard", cards: hand.slice(0, ask.amount) } : at(DRAWS, 0);

// games/rum/rules/options.ts
var rest = {
  startSeat: union([picklist(START_SEATS), pipe(number(), integer(), minValue(0), maxValue(3))]),
  beachBottles: picklist(BEACH_BOTTLES),
  handMustContribute: boolean()
};
var DeckName = picklist(DECK_NAMES);
var OptionsSchema = strictObject({ deck: union([DeckName, DeckSchema]), ...rest });
var PublicOptionsSchema = strictObject({ deck: DeckName, ...rest });
var PRESETS = {
  pl: { deck: "paley", startSeat: "random", beachBottles: "all", handMustContribute: false },
  en: { deck: "paley", startSeat: "afterDealer", beachBottles: "chosen", handMustContribute: false }
};
var FaceText = pipe(string(), maxLength(40));
var faces = pipe(array(FaceText), maxLength(21));
var Slot = picklist(SLOTS);
var From = union([literal("wreck"), Slot]);
var MoveSchema = variant("type", [
  strictObject({ type: literal("draw"), from: From }),
  strictObject({
    type: literal("play"),
    cards: pipe(array(strictObject({ card: FaceText, end: picklist(ENDS) })), maxLength(21)),
    beach: nullable(pipe(array(Slot), maxLength(3)))
  }),
  strictObject({ type: literal("discard"), cards: faces })
]);
var DraftSchema = variant("type", [
  strictObject({ type: literal("none") }),
  strictObject({ type: literal("draw"), from: From }),
  strictObject({ type: literal("cards"), count: pipe(number(), integer(), minValue(0), maxValue(21)) })
]);

// games/rum/rules/secrets.ts
var pieces = (state) => [
  ...state.hands.flat(),
  ...state.beach.flatMap((slot) => slot.type === "empty" ? [] : [slot.card]),
  ...state.wreck,
  ...state.apart === null ? [] : [state.apart]
];
var hiddenFrom = (state, viewer) => {
  if (viewer === "open") return [];
  const recalled = typeof viewer === "number" ? at(state.wreckOwn, viewer) : [];
  const inWreck = state.wreck.filter((piece) => !state.wreckKnown.includes(piece) && !recalled.includes(piece));
  const onBeach = state.beach.flatMap((slot) => slot.type === "down" ? [slot.card] : []);
  const inHands = state.hands.flatMap((hand, seat) => seat === viewer ? [] : hand.filter((piece) => !at(state.known, seat).includes(piece)));
  return [inWreck.concat(onBeach), inHands].filter((group) => group.length > 0);
};
var named = (cards) => cards.filter((card) => card !== null);
var shownBy = (event, viewer) => {
  const isOpen = viewer === "open";
  switch (event.type) {
    case "beach-laid":
    case "tide-came":
    case "washed-away":
      return event.cards;
    case "played":
      return event.cards.map(({ card }) => card);
    case "parrot-drawn":
    case "parrot-returned":
      return [PARROT];
    case "dealt":
      return named(event.cards.filter((_, seat) => isOpen || seat === viewer));
    case "drew":
      return isOpen || event.open || event.seat === viewer ? named([event.card]) : [];
    case "refilled":
      return isOpen || event.open ? named([event.card]) : [];
    case "sealed":
    case "returned":
      return isOpen || event.seat === viewer ? named(event.cards) : [];
    default:
      return [];
  }
};
var secrets = { pieces, faceOf, hiddenFrom, shownBy };

// games/rum/rules/setup.ts
var emptyTable = (options, seats) => {
  const { colours, pieces: pieces2 } = deckOf(options.deck);
  return {
    options,
    seats,
    turn: 0,
    clock: 1,
    captains: colours.map((colour) => ({ colour, owner: null, value: 1 })),
    hands: noneBySeat(seats),
    beach: SLOTS.map(() => ({ type: "empty" })),
    wreck: pieces2,
    apart: PARROT,
    known: noneBySeat(seats),
    wreckKnown: [],
    wreckOwn: noneBySeat(seats),
    ask: null,
    ending: null
  };
};
var chooseStart = ({ state, random: random2, events }) => {
  const { startSeat } = state.options;
  const dealer = startSeat === "afterDealer" ? random2.int(state.seats) : null;
  if (dealer !== null) state.turn = (dealer + 1) % state.seats;
  else state.turn = typeof startSeat === "number" ? startSeat % state.seats : random2.int(state.seats);
  events.push({ type: "began", start: state.turn, dealer });
};
var layBeach = (making) => {
  const { state, events, deck } = making;
  state.beach = SLOTS.map(() => ({ type: "up", card: takeFaceUp(making) }));
  events.push({ type: "beach-laid", cards: upFaces(making) });
  while (isTrio(deck, upFaces(making))) washAway(making);
};
var upFaces = ({ state }) => state.beach.flatMap((slot) => slot.type === "up" ? [faceOf(slot.card)] : []);
var dealHands = (making) => {
  const { state, events } = making;
  state.hands = upTo(state.seats).map(() => [takeToHand(making)]);
  events.push({ type: "dealt", cards: state.hands.map(([card]) => card === void 0 ? null : faceOf(card)) });
};
var addParrot = (making) => {
  making.state.apart = null;
  returnSeen(making, [PARROT]);
  making.events.push({ type: "parrot-returned" });
};
var setup = (options, seats, random2) => {
  const making = beginStep(emptyTable(options, seats), random2);
  chooseStart(making);
  layBeach(making);
  dealHands(making);
  addParrot(making);
  return { state: making.state, events: making.events };
};

// games/rum/rules/view.ts
var NO_CARDS = Object.freeze([]);
var FACE_DOWN = Object.freeze({ type: "down", card: null });
var viewSlot = (slot, viewer) => {
  if (slot.type === "empty") return slot;
  if (slot.type === "down" && viewer !== "open") return FACE_DOWN;
  return { type: slot.type, card: faceOf(slot.card) };
};
var viewBeach = (beach3, viewer, hasCopies) => {
  const slots = [];
  for (const slot of beach3) slots.push(hasCopies || slot.type === "down" ? viewSlot(slot, viewer) : slot);
  return slots;
};
var sizesOf = (lists) => {
  const sizes = [];
  for (const list of lists) sizes.push(list.length);
  return sizes;
};
var allFaces = (deck, lists) => deck.hasCopies ? lists.map((list) => facesOf(deck, list)) : lists;
var viewAsk = (deck, ask, viewer) => ({
  cause: ask.cause,
  slot: ask.slot,
  amount: ask.amount,
  waiting: ask.waiting,
  sealed: ask.sealed.map((cards, seat) => cards !== null && (viewer === "open" || viewer === seat) ? facesOf(deck, cards) : null)
});
var view = (state, viewer) => {
  const deck = deckOf(state.options.deck);
  const isOpen = viewer === "open";
  const isSeat2 = typeof viewer === "number";
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    turn: state.turn,
    clock: state.clock,
    captains: state.captains,
    hand: isSeat2 ? facesOf(deck, at(state.hands, viewer)) : NO_CARDS,
    handSizes: sizesOf(state.hands),
    hands: isOpen ? allFaces(deck, state.hands) : null,
    beach: viewBeach(state.beach, viewer, deck.hasCopies),
    wreckSize: state.wreck.length,
    wreck: isOpen ? facesOf(deck, state.wreck) : null,
    apart: state.apart,
    // the parrot: piece and face are one word
    known: allFaces(deck, state.known),
    // R10.3
    wreckKnown: facesOf(deck, state.wreckKnown),
    // R10.4
    wreckOwn: isSeat2 ? facesOf(deck, at(state.wreckOwn, viewer)) : NO_CARDS,
    // R10.5
    wreckOwnSizes: sizesOf(state.wreckOwn),
    ask: state.ask === null ? null : viewAsk(deck, state.ask, viewer),
    ending: state.ending
  };
};
var blank = (cards) => cards.map(() => null);
var viewEvent = (event, viewer) => {
  if (viewer === "open") return event;
  switch (event.type) {
    case "dealt":
      return { type: "dealt", cards: event.cards.map((card, seat) => seat === viewer ? card : null) };
    case "drew":
      return event.open || event.seat === viewer ? event : { type: "drew", seat: event.seat, from: event.from, card: null, open: false };
    case "refilled":
      return event.open ? event : { type: "refilled", slot: event.slot, card: null, open: false };
    case "sealed":
    // R10.6
    case "returned":
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, cards: blank(event.cards) };
    default:
      return event;
  }
};

// games/rum/rules/notation-moves.ts
var printLaid = ({ card, end: end3 }) => `${card}/${end3 === "one" ? 1 : 2}`;
var printSlots = (slots) => {
  if (slots === null) return "";
  return slots.length === 0 ? " with none" : ` with ${slots.map((slot) => slot + 1).join(" ")}`;
};
var printMove = (move) => {
  switch (move.type) {
    case "draw":
      return `draw ${move.from === "wreck" ? "wreck" : move.from + 1}`;
    case "play":
      return ["play", ...move.cards.map(printLaid)].join(" ") + printSlots(move.beach);
    case "discard":
      return ["discard", ...move.cards].join(" ");
    default:
      return unreachable(move);
  }
};
var parseSlot = (text) => {
  const slot = SLOTS.find((place) => String(place + 1) === text);
  if (slot === void 0) throw new RangeError(`no such slot: ${text}`);
  return slot;
};
var parseLaid = (text) => {
  const [card = "", bottles] = text.split("/");
  if (bottles !== "1" && bottles !== "2") throw new RangeError(`which end lies up? ${text}`);
  return { card, end: bottles === "1" ? "one" : "two" };
};
var parseMove = (text) => {
  const [verb, ...rest2] = text.trim().split(/\s+/);
  if (verb === "draw") return { type: "draw", from: rest2[0] === "wreck" ? "wreck" : parseSlot(rest2.join(" ")) };
  if (verb === "discard") return { type: "discard", cards: rest2 };
  if (verb !== "play") throw new RangeError(`no such move: ${text}`);
  const end3 = rest2.includes("with") ? rest2.indexOf("with") : rest2.length;
  const named2 = rest2.slice(end3 + 1).filter((word) => word !== "none");
  return { type: "play", cards: rest2.slice(0, end3).map(parseLaid), beach: end3 === rest2.length ? null : named2.map(parseSlot) };
};

// games/rum/rules/notation.ts
var LETTERS = ["A", "B", "C", "D"];
var letterOf = (seat) => at(LETTERS, seat);
var seatOf = (letter) => {
  const seat = LETTERS.indexOf(letter);
  if (seat < 0) throw new RangeError(`no such seat: ${letter}`);
  return seat;
};
var words = (text) => text.split(" ").filter((word) => word !== "" && word !== "-");
var orDash = (list, glue = " ") => list.length === 0 ? "-" : list.join(glue);
var printOptions = (options) => {
  const json = JSON.stringify(options);
  const preset = Object.entries(PRESETS).find(([, known]) => JSON.stringify(known) === json);
  return preset === void 0 ? ["own", ` | options: ${json}`] : [preset[0], ""];
};
var printSlot = (slot) => slot.type === "empty" ? "-" : slot.type === "up" ? slot.card : `(${slot.card})`;
var wreckMark = (state, piece) => {
  if (state.wreckKnown.includes(piece)) return "!";
  const seat = state.wreckOwn.findIndex((own) => own.includes(piece));
  return seat < 0 ? "" : `!${letterOf(seat)}`;
};
var printAsk = ({ cause, amount, slot, sealed }) => [
  `owed: ${cause} ${amount}${slot === null ? "" : ` slot ${slot + 1}`}`,
  ...sealed.flatMap((cards, seat) => cards === null ? [] : [`sealed ${letterOf(seat)}: ${orDash(cards)}`])
];
var printState = (state) => {
  const [first, last] = printOptions(state.options);
  const moved = state.captains.filter(({ owner, value }) => owner !== null || value > 1);
  const fields = [
    first,
    `turn: ${letterOf(state.turn)}`,
    `clock: ${state.clock}`,
    `captains: ${orDash(
      moved.map(({ colour, value, owner }) => `${colour} ${value}${owner === null ? "" : ` ${letterOf(owner)}`}`),
      ", "
    )}`,
    `beach: ${state.beach.map(printSlot).join(" ")}`,
    ...state.hands.map(
      (hand, seat) => `${letterOf(seat)}: ${orDash(hand.map((piece) => state.known[seat]?.includes(piece) ? `${piece}!` : piece))}`
    ),
    `wreck: ${orDash(state.wreck.map((piece) => piece + wreckMark(state, piece)))}`,
    ...state.apart === null ? [] : [`apart: ${state.apart}`],
    ...state.ask === null ? [] : printAsk(state.ask),
    ...state.ending === null ? [] : [`ending: ${state.ending}`]
  ];
  return fields.join(" | ") + last;
};
var parseOptions = (first, json) => {
  if (json !== void 0) return parse(OptionsSchema, JSON.parse(json));
  const preset = Object.entries(PRESETS).find(([name]) => name === first);
  if (preset === void 0) throw new RangeError(`no such preset: ${first}`);
  return preset[1];
};
var parseCaptains = (deck, text) => {
  const moved = text.split(",").map(words);
  for (const [colour] of moved)
    if (colour !== void 0 && !deck.colours.includes(colour)) throw new RangeError(`no such captain: ${colour}`);
  return deck.colours.map((colour) => {
    const [, value = "1", letter] = moved.find(([name]) => name === colour) ?? [];
    return { colour, owner: letter === void 0 ? null : seatOf(letter), value: Number(value) };
  });
};
var parseSlot2 = (text) => {
  if (text === "-") return { type: "empty" };
  return text.startsWith("(") ? { type: "down", card: text.slice(1, -1) } : { type: "up", card: text };
};
var plain = (marked) => marked.map((card) => card.replace(/!.*/, ""));
var markedWith = (marked, mark) => plain(marked.filter((card) => card.endsWith(mark)));
var parseAsk = (fields, hands, turn) => {
  const [cause, amountText, , slotText] = words(fields.get("owed") ?? "");
  if (cause === void 0) return null;
  if (cause !== "drawn" && cause !== "tide") throw new RangeError(`no such cause: ${cause}`);
  const amount = Number(amountText);
  const sealed = hands.map((_, seat) => {
    const text = fields.get(`sealed ${letterOf(seat)}`);
    return text === void 0 ? null : words(text);
  });
  const isAsked = (hand, seat) => cause === "tide" ? hand.length > amount : seat === turn;
  const waiting = hands.flatMap((hand, seat) => isAsked(hand, seat) && sealed[seat] === null ? [seat] : []);
  return { cause, slot: SLOTS.find((slot) => String(slot + 1) === slotText) ?? null, amount, waiting, sealed };
};
var checkPieces = (deck, pieces2) => {
  const all = [...deck.pieces, PARROT];
  const wrong = pieces2.find((piece, index) => !all.includes(piece) || pieces2.indexOf(piece) < index) ?? all.find((piece) => !pieces2.includes(piece));
  if (wrong !== void 0) throw new RangeError(`unknown, doubled or missing: ${wrong}`);
};
var REST = "…";
var NAME = /[a-z]+2-[a-z]+1(?:\.\d+)?|parrot/g;
var parseFields = (deck, parts) => {
  const fields = new Map(parts.map((part) => [part.slice(0, part.indexOf(":")).trim(), part.slice(part.indexOf(":") + 1).trim()]));
  if (!fields.has("wreck")) fields.set("wreck", REST);
  const written = new Set([...fields].filter(([name]) => !name.startsWith("sealed")).flatMap(([, text]) => text.match(NAME) ?? []));
  const rest2 = [...deck.pieces, PARROT].filter((piece) => !written.has(piece)).join(" ");
  return new Map([...fields].map(([name, text]) => [name, text.replace(REST, rest2)]));
};
var parseState = (text) => {
  const [body = "", json] = text.split(" | options: ");
  const [first = "", ...parts] = body.split("|").map((part) => part.trim());
  const options = parseOptions(first, json);
  const deck = deckOf(options.deck);
  const fields = parseFields(deck, parts);
  const marked = LETTERS.filter((letter) => fields.has(letter)).map((letter) => words(fields.get(letter) ?? ""));
  const hands = marked.map(plain);
  const beach3 = (fields.get("beach") ?? "").split(" ").map(parseSlot2);
  const wreck = words(fields.get("wreck") ?? "");
  const apart = fields.get("apart") ?? null;
  const onBeach = beach3.flatMap((slot) => slot.type === "empty" ? [] : [slot.card]);
  checkPieces(deck, [...hands.flat(), ...onBeach, ...plain(wreck), ...apart === null ? [] : [apart]]);
  const turn = seatOf(fields.get("turn") ?? "A");
  const ending = fields.get("ending");
  return {
    options,
    seats: hands.length,
    turn,
    clock: Number(fields.get("clock") ?? "1"),
    captains: parseCaptains(deck, fields.get("captains") ?? ""),
    hands,
    beach: beach3,
    wreck: plain(wreck),
    apart,
    known: marked.map((hand) => markedWith(hand, "!")),
    wreckKnown: markedWith(wreck, "!"),
    wreckOwn: hands.map((_, seat) => markedWith(wreck, `!${letterOf(seat)}`)),
    ask: parseAsk(fields, hands, turn),
    ending: ENDINGS.find((known) => known === ending) ?? null
  };
};
var notation = { printState, parseState, printMove, parseMove };

// games/rum/rules/index.ts
var NOBODY = Object.freeze([]);
var ALONE = [[0], [1], [2], [3]];
var awaited = ({ ending, ask, turn }) => {
  if (ending !== null) return NOBODY;
  return ask === null ? at(ALONE, turn) : ask.waiting;
};
var upgrade = () => null;
var rum = {
  id: "rum",
  rules: 1,
  seats: [2, 4],
  listsAllMoves: false,
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

// games/rum/bots/twin/world.ts
var COLOURS = 7;
var SLOTS2 = 3;
var PARROT2 = 21;
var PARROT_BIT = 1 << PARROT2;
var NONE2 = -1;
var makeBits = (data) => {
  const { pieces: pieces2, cards, discards } = deckOf(data);
  const bits = {
    doubles: new Int32Array(COLOURS),
    singles: new Int32Array(COLOURS),
    plainSingles: new Int32Array(COLOURS),
    doubleOf: new Int8Array(pieces2.length),
    singleOf: new Int8Array(pieces2.length),
    discards
  };
  for (const [place, piece] of pieces2.entries()) {
    const { double = 0, single = 0 } = cards.get(piece) ?? {};
    bits.doubleOf[place] = double;
    bits.singleOf[place] = single;
    bits.doubles[double] = (bits.doubles[double] ?? 0) | 1 << place;
    bits.singles[single] = (bits.singles[single] ?? 0) | 1 << place;
  }
  for (let colour = 0; colour < COLOURS; colour += 1) bits.plainSingles[colour] = (bits.singles[colour] ?? 0) & ~(bits.doubles[colour] ?? 0);
  return bits;
};
var bitsOf = readyOnce(DECKS, makeBits);
var countBits2 = (mask) => {
  let left = mask - (mask >>> 1 & 1431655765);
  left = (left & 858993459) + (left >>> 2 & 858993459);
  return Math.imul(left + (left >>> 4) & 252645135, 16843009) >>> 24;
};
var lowestOf = (mask) => 31 - Math.clz32(mask & -mask);
var pickCard = (mask, random2) => {
  let left = mask;
  for (let skip = random2.int(countBits2(mask)); skip > 0; skip -= 1) left &= left - 1;
  return lowestOf(left);
};
var firstOf = (mask, count2) => {
  let left = mask;
  for (let taken = 0; taken < count2; taken += 1) left &= left - 1;
  return mask & ~left;
};
var handOf = ({ hands }, seat) => hands[seat] ?? 0;
var isUp = ({ up }, slot) => (up >> slot & 1) === 1;
var pointsIn = ({ values, owners }, seat) => {
  let points2 = 0;
  for (let colour = 0; colour < COLOURS; colour += 1) if (owners[colour] === seat) points2 += values[colour] ?? 0;
  return points2;
};
var countBeach = (world, up, counts) => {
  for (let colour = 0; colour < COLOURS; colour += 1) counts[colour] = 0;
  for (let slot = 0; slot < SLOTS2; slot += 1) {
    if ((up >> slot & 1) === 0) continue;
    const colour = world.bits.singleOf[world.slots[slot] ?? 0] ?? 0;
    counts[colour] = (counts[colour] ?? 0) + 1;
  }
};

// games/rum/bots/twin/play.ts
var LAST_CLOCK2 = 8;
var TOP_VALUE2 = 8;
var TRIO2 = 3;
var show = (world, card) => {
  world.shown = world.shown * 23 + card + 1;
};
var take2 = (world, random2) => {
  const card = pickCard(world.wreck, random2);
  world.wreck &= ~(1 << card);
  return card;
};
var raiseClock2 = (world) => {
  world.clock += 1;
  if (world.clock === LAST_CLOCK2) world.isOver = true;
};
var refill2 = (world, slot, isOpen, random2) => {
  const card = take2(world, random2);
  world.slots[slot] = card;
  if (!isOpen) return;
  world.up |= 1 << slot;
  show(world, card);
};
var meetEmptyWreck2 = (world) => {
  if (world.wreck !== 0) return;
  let most = 0;
  for (let seat = 0; seat < world.seats; seat += 1) most = Math.max(most, countBits2(handOf(world, seat)));
  for (let seat = 0; seat < world.seats; seat += 1) {
    if (countBits2(handOf(world, seat)) < most) continue;
    world.wreck |= handOf(world, seat);
    world.hands[seat] = 0;
  }
  raiseClock2(world);
};
var openDiscards2 = (world) => {
  for (let seat = 0; seat < world.seats; seat += 1) {
    if (world.ask === "drawn" && seat !== world.turn) continue;
    const chosen = world.sealed[seat] ?? 0;
    const back = chosen === 0 ? handOf(world, seat) : chosen;
    world.hands[seat] = handOf(world, seat) & ~back;
    world.wreck |= back;
    world.sealed[seat] = 0;
  }
  raiseClock2(world);
  if (world.ask === "tide") {
    world.slots[world.askSlot] = NONE2;
    world.up &= ~(1 << world.askSlot);
  }
  world.wreck |= PARROT_BIT;
  world.ask = "none";
};
var meetParrot2 = (world, ask, slot) => {
  show(world, PARROT2);
  if (world.clock === LAST_CLOCK2 - 1) {
    raiseClock2(world);
    return false;
  }
  world.ask = ask;
  world.askSlot = slot;
  world.amount = world.bits.discards[world.clock] ?? 0;
  world.waiting = 0;
  for (let seat = 0; seat < world.seats; seat += 1) {
    if (ask === "drawn" && seat !== world.turn) continue;
    if (countBits2(handOf(world, seat)) > world.amount) world.waiting |= 1 << seat;
  }
  if (world.waiting !== 0) return false;
  openDiscards2(world);
  return true;
};
var passTurn2 = (world) => {
  world.turn = world.turn + 1 === world.seats ? 0 : world.turn + 1;
};
var isTrio2 = ({ bits, slots }) => {
  const colour = bits.singleOf[slots[0] ?? 0];
  return bits.singleOf[slots[1] ?? 0] === colour && bits.singleOf[slots[2] ?? 0] === colour;
};
var washAway2 = (world, random2) => {
  for (const card of world.slots) world.wreck |= 1 << card;
  for (let slot = 0; slot < SLOTS2; slot += 1) refill2(world, slot, true, random2);
};
var settle2 = (world, random2) => {
  for (; ; ) {
    const slot = world.slots.indexOf(PARROT2);
    if (slot >= 0) {
      if (!meetParrot2(world, "tide", slot)) return;
      refill2(world, slot, true, random2);
    } else if (isTrio2(world)) {
      washAway2(world, random2);
    } else {
      passTurn2(world);
      return;
    }
  }
};
var endTurn2 = (world, random2) => {
  if (world.up !== 0 || world.slots.includes(NONE2)) {
    passTurn2(world);
    return;
  }
  world.up = (1 << SLOTS2) - 1;
  for (const card of world.slots) show(world, card);
  settle2(world, random2);
};
var finishDrawnParrot2 = (world, slot, random2) => {
  if (slot !== NONE2) refill2(world, slot, false, random2);
  endTurn2(world, random2);
};
var drawFromWreck2 = (world, seat, random2) => {
  const card = take2(world, random2);
  if (card === PARROT2) {
    meetEmptyWreck2(world);
    if (!world.isOver && meetParrot2(world, "drawn", NONE2)) finishDrawnParrot2(world, NONE2, random2);
    return;
  }
  world.hands[seat] = handOf(world, seat) | 1 << card;
  world.drawn = card;
  meetEmptyWreck2(world);
  if (!world.isOver) endTurn2(world, random2);
};
var drawFromBeach2 = (world, seat, slot, random2) => {
  const card = world.slots[slot] ?? 0;
  if (!isUp(world, slot)) world.drawn = card;
  world.slots[slot] = NONE2;
  world.up &= ~(1 << slot);
  if (card === PARROT2) {
    if (meetParrot2(world, "drawn", slot)) finishDrawnParrot2(world, slot, random2);
    return;
  }
  world.hands[seat] = handOf(world, seat) | 1 << card;
  refill2(world, slot, false, random2);
  meetEmptyWreck2(world);
  if (!world.isOver) endTurn2(world, random2);
};
var gainedValue2 = (value, isOwn, bottles, singles) => {
  const byCount = bottles > value ? bottles < TOP_VALUE2 ? bottles : TOP_VALUE2 : 0;
  const byTrio = singles >= TRIO2 ? value + 2 < TOP_VALUE2 ? value + 2 : TOP_VALUE2 : 0;
  const best = byCount > byTrio ? byCount : byTrio;
  return isOwn && best <= value ? 0 : best;
};
var beach = [0, 0, 0, 0, 0, 0, 0];
var gainCaptains2 = (world, seat, ones, twos, values, owners) => {
  countBeach(world, world.up, beach);
  for (let colour = 0; colour < COLOURS; colour += 1) {
    const before = world.values[colour] ?? 0;
    const owner = world.owners[colour] ?? NONE2;
    const singles = (beach[colour] ?? 0) + countBits2(ones & (world.bits.singles[colour] ?? 0));
    const bottles = singles + 2 * countBits2(twos & (world.bits.doubles[colour] ?? 0));
    const value = gainedValue2(before, owner === seat, bottles, singles);
    values[colour] = value === 0 ? before : value;
    owners[colour] = value === 0 ? owner : seat;
  }
};
var playSet2 = (world, seat, ones, twos, random2) => {
  gainCaptains2(world, seat, ones, twos, world.values, world.owners);
  world.hands[seat] = handOf(world, seat) & ~(ones | twos);
  world.wreck |= ones | twos;
  if (pointsIn(world, seat) >= world.target) world.isOver = true;
  else endTurn2(world, random2);
};
var discard2 = (world, seat, cards, random2) => {
  world.sealed[seat] = cards;
  world.waiting &= ~(1 << seat);
  if (world.waiting !== 0) return;
  const { ask, askSlot } = world;
  openDiscards2(world);
  if (ask === "drawn") {
    finishDrawnParrot2(world, askSlot, random2);
    return;
  }
  refill2(world, askSlot, true, random2);
  settle2(world, random2);
};
var playInPlace = (world, seat, { type, from, ones, twos }, random2) => {
  world.shown = 0;
  world.drawn = NONE2;
  if (type === "play") playSet2(world, seat, ones, twos, random2);
  else if (type === "discard") discard2(world, seat, ones, random2);
  else if (from === NONE2) drawFromWreck2(world, seat, random2);
  else drawFromBeach2(world, seat, from, random2);
};

// games/rum/bots/twin/sets.ts
var TAKEN_WEIGHT = 0.75;
var CARD_COST = 2.5;
var [MOST_PLAIN, MOST_JOINED, MOST_PAIRS] = [24, 9, 4];
var keepBest = (list, most, set) => {
  const { length: length2 } = list;
  if (length2 === most && set.worth <= (list[length2 - 1]?.worth ?? 0)) return;
  let place = length2 === most ? length2 - 1 : length2;
  for (; place > 0; place -= 1) {
    const before = list[place - 1];
    if (before === void 0 || before.worth >= set.worth) break;
    list[place] = before;
  }
  list[place] = set;
};
var beach2 = [0, 0, 0, 0, 0, 0, 0];
var unaided = { points: 0, taken: 0, values: [0, 0, 0, 0, 0, 0, 0] };
var reckonUnaided = ({ values, owners }, seat) => {
  unaided.points = 0;
  unaided.taken = 0;
  for (let colour = 0; colour < COLOURS; colour += 1) {
    const count2 = beach2[colour] ?? 0;
    const before = values[colour] ?? 0;
    const owner = owners[colour] ?? NONE2;
    const value = count2 < 2 ? 0 : gainedValue2(before, owner === seat, count2, count2);
    unaided.values[colour] = value;
    if (value === 0) continue;
    unaided.points += owner === seat ? value - before : value;
    if (owner !== seat && owner !== NONE2) unaided.taken += before;
  }
};
var listForColour = (world, seat, hand, colour, list) => {
  const doubles = hand & (world.bits.doubles[colour] ?? 0);
  const singles = hand & (world.bits.plainSingles[colour] ?? 0);
  if ((doubles | singles) === 0) return;
  const [most2, most1] = [countBits2(doubles), countBits2(singles)];
  const count2 = beach2[colour] ?? 0;
  const before = world.values[colour] ?? 0;
  if (count2 + 2 * most2 + most1 <= before && count2 + most1 < 3) return;
  const owner = world.owners[colour] ?? NONE2;
  const anyway = unaided.values[colour] ?? 0;
  const taken = anyway > 0 || owner === seat || owner === NONE2 ? 0 : before;
  let seen = 1 << anyway;
  for (let cards = 1; cards <= most2 + most1; cards += 1)
    for (let twos = Math.min(most2, cards); twos >= 0 && cards - twos <= most1; twos -= 1) {
      const single = count2 + cards - twos;
      const value = gainedValue2(before, owner === seat, single + 2 * twos, single);
      if (value <= anyway || seen >> value & 1) continue;
      seen |= 1 << value;
      const points2 = anyway > 0 ? value - anyway : owner === seat ? value - before : value;
      const worth = points2 + TAKEN_WEIGHT * taken - CARD_COST * cards;
      keepBest(list, MOST_PLAIN, {
        ones: firstOf(singles, cards - twos),
        twos: firstOf(doubles, twos),
        cards,
        colours: 1 << colour,
        points: points2,
        taken,
        worth
      });
    }
};
var join2 = (a, b) => {
  if ((a.colours & b.colours) !== 0 || ((a.ones | a.twos) & (b.ones | b.twos)) !== 0) return null;
  return {
    ones: a.ones | b.ones,
    twos: a.twos | b.twos,
    cards: a.cards + b.cards,
    colours: a.colours | b.colours,
    points: a.points + b.points,
    taken: a.taken + b.taken,
    worth: a.worth + b.worth
  };
};
var listSets = (world, seat, hand, missing, most) => {
  const list = [];
  if (hand === 0) return list;
  countBeach(world, world.up, beach2);
  reckonUnaided(world, seat);
  const add2 = (set) => {
    const points2 = set.points + unaided.points;
    const taken = set.taken + unaided.taken;
    const worth = points2 >= missing ? 1e3 - set.cards : set.worth + unaided.points + TAKEN_WEIGHT * unaided.taken;
    keepBest(list, most, { ones: set.ones, twos: set.twos, cards: set.cards, colours: set.colours, points: points2, taken, worth });
  };
  const plain2 = [];
  for (let colour = 0; colour < COLOURS; colour += 1) listForColour(world, seat, hand, colour, plain2);
  const pairs = [];
  for (let index = 0; index < plain2.length; index += 1) {
    const set = plain2[index];
    if (set === void 0) break;
    add2(set);
    for (let other = index + 1; other < plain2.length && other < MOST_JOINED; other += 1) {
      const second = plain2[other];
      const pair = second === void 0 ? null : join2(set, second);
      if (pair !== null) keepBest(pairs, MOST_PAIRS, pair);
    }
  }
  for (const pair of pairs) {
    add2(pair);
    for (let other = 0; other < plain2.length && other < MOST_JOINED; other += 1) {
      const third = plain2[other];
      const triple = third === void 0 || third.colours < pair.colours ? null : join2(pair, third);
      if (triple !== null) add2(triple);
    }
  }
  const spare = hand & -hand;
  if (unaided.points > 0 && !world.mustContribute)
    add2({ ones: spare, twos: 0, cards: 1, colours: 0, points: 0, taken: 0, worth: -CARD_COST });
  return list;
};
var reach = { points: 0, taken: 0 };
var reachOf = ({ bits }, seat, hand, open, values, owners) => {
  reach.points = 0;
  reach.taken = 0;
  let free = hand;
  let done2 = 0;
  for (let round = 0; round < 3; round += 1) {
    let most = 0;
    let best = NONE2;
    let reached = 0;
    for (let colour = 0; colour < COLOURS; colour += 1) {
      const doubles2 = free & (bits.doubles[colour] ?? 0);
      const singles2 = free & (bits.plainSingles[colour] ?? 0);
      if ((doubles2 | singles2) === 0 || done2 >> colour & 1) continue;
      const single = (open[colour] ?? 0) + countBits2(singles2);
      const before2 = values[colour] ?? 0;
      const owner2 = owners[colour] ?? NONE2;
      const value = gainedValue2(before2, owner2 === seat, single + 2 * countBits2(doubles2), single);
      if (value === 0) continue;
      const gain = owner2 === seat ? value - before2 : owner2 === NONE2 ? value : value + TAKEN_WEIGHT * before2;
      if (gain <= most) continue;
      most = gain;
      best = colour;
      reached = value;
    }
    if (best === NONE2) break;
    const before = values[best] ?? 0;
    const owner = owners[best] ?? NONE2;
    done2 |= 1 << best;
    reach.points += owner === seat ? reached - before : reached;
    if (owner !== seat && owner !== NONE2) reach.taken += before;
    const needed = reached - (open[best] ?? 0);
    const doubles = firstOf(free & (bits.doubles[best] ?? 0), Math.max(0, Math.ceil(needed / 2)));
    const singles = firstOf(free & (bits.plainSingles[best] ?? 0), Math.max(0, needed - 2 * countBits2(doubles)));
    free &= ~(doubles | singles);
  }
  return reach;
};

// games/rum/bots/figures.ts
var weightAt = (weights, index) => weights[index] ?? 0;
var openBottles = [0, 0, 0, 0, 0, 0, 0];
var countOpen = ({ bits, slots }, up) => {
  openBottles.fill(0);
  for (let slot = 0; slot < slots.length; slot += 1) {
    if ((up >> slot & 1) === 0) continue;
    const colour = bits.singleOf[slots[slot] ?? 0] ?? 0;
    openBottles[colour] = (openBottles[colour] ?? 0) + 1;
  }
};
var figures = {
  points: 0,
  captains: 0,
  top: 0,
  gain: 0,
  taken: 0,
  canWin: false,
  size: 0,
  isFullest: false,
  promise: 0,
  focus: 0
};
var figuresOf = (world, seat, seen) => {
  const { bits, target, hands, seats } = world;
  const { hand, values, owners } = seen;
  countOpen(world, seen.up);
  let points2 = 0;
  figures.captains = 0;
  figures.top = 0;
  figures.promise = 0;
  figures.focus = 0;
  for (let colour = 0; colour < COLOURS; colour += 1) {
    const value = values[colour] ?? 0;
    const owner = owners[colour] ?? NONE2;
    if (owner === seat) {
      points2 += value;
      figures.captains += 1;
      if (value > figures.top) figures.top = value;
    }
    const held = 2 * countBits2(hand & (bits.doubles[colour] ?? 0)) + countBits2(hand & (bits.singles[colour] ?? 0));
    if (held === 0) continue;
    const stake = owner === seat ? 1 : value + 1;
    const bottles = held + (openBottles[colour] ?? 0);
    figures.promise += held * stake * (bottles > value ? 1 : bottles / (value + 1));
    figures.focus += held * held;
  }
  const reach2 = reachOf(world, seat, hand, openBottles, values, owners);
  figures.size = countBits2(hand) + seen.blanks;
  figures.isFullest = true;
  for (let other = 0; other < seats; other += 1)
    if (other !== seat && countBits2(hands[other] ?? 0) > figures.size) figures.isFullest = false;
  figures.points = points2 / target;
  figures.gain = reach2.points / target;
  figures.taken = reach2.taken / target;
  figures.canWin = points2 + reach2.points >= target;
  return figures;
};

// games/rum/bots/glance.ts
var WEIGHTS = {
  2: new Float64Array([
    3.493,
    0.25,
    0.444,
    1.497,
    0.988,
    2.619,
    0.702,
    -0.544,
    -0.356,
    1.826,
    0.112,
    -0.312,
    -0.542,
    -0.083,
    -0.615,
    -5.027,
    -3.103,
    -3.048,
    -0.151,
    -1.586,
    0.214,
    -0.06
  ]),
  3: new Float64Array([
    1.78,
    3.414,
    0.503,
    0.958,
    1.423,
    2.901,
    0.266,
    -1.384,
    0.178,
    0.706,
    -1.271,
    -0.875,
    -0.875,
    0.713,
    -0.374,
    -1.689,
    -2.254,
    -1.781,
    0.803,
    -1.255,
    -1.984,
    0.502
  ])
};
var weightsFor = (seats) => WEIGHTS[seats === 2 ? 2 : 3] ?? new Float64Array();
var WINS = 1e3;
var points = [0, 0, 0, 0];
var others = { highest: 0, next: 0, rival: 0 };
var reckonOthers = ({ seats, target }, seat, values, owners) => {
  points.fill(0);
  let highest = 0;
  for (let colour = 0; colour < COLOURS; colour += 1) {
    const owner = owners[colour] ?? NONE2;
    if (owner === NONE2 || owner === seat) continue;
    const value = values[colour] ?? 0;
    points[owner] = (points[owner] ?? 0) + value;
    if (value > highest) highest = value;
  }
  let most = 0;
  for (const sum of points) if (sum > most) most = sum;
  others.highest = highest;
  others.next = (points[(seat + 1) % seats] ?? 0) / target;
  others.rival = most / target;
};
var standing = (world, seat, seen, w) => {
  const own = figuresOf(world, seat, seen);
  const { highest, next, rival } = others;
  const late = seen.clock / 8;
  const size = own.size / 5;
  return weightAt(w, 0) * own.points + weightAt(w, 1) * own.points * own.points + weightAt(w, 2) * own.gain + weightAt(w, 3) * own.taken + (own.canWin ? weightAt(w, 4) : 0) + weightAt(w, 5) * size + weightAt(w, 6) * size * size + (own.isFullest ? weightAt(w, 7) * own.size / (seen.wreck + 1) : 0) + // R7.2
  weightAt(w, 8) * own.promise / 30 + weightAt(w, 9) * own.points * late + weightAt(w, 10) * size * late + weightAt(w, 11) * own.captains / 7 + weightAt(w, 12) * own.top / 8 + weightAt(w, 13) * own.focus / 50 + weightAt(w, 14) * seen.blanks + weightAt(w, 15) * rival + weightAt(w, 16) * rival * rival + weightAt(w, 17) * rival * late + weightAt(w, 18) * highest / 8 + weightAt(w, 19) * next + weightAt(w, 20) * size * late * late + (seen.up === 0 ? weightAt(w, 21) : 0);
};
var afterValues = new Int8Array(COLOURS);
var afterOwners = new Int8Array(COLOURS);
var judgeDiscards = (world, seat, w) => {
  const hand = handOf(world, seat);
  const list = [];
  reckonOthers(world, seat, world.values, world.owners);
  const choose = (left, from, chosen) => {
    if (left === 0) {
      const wreck = countBits2(world.wreck) + world.amount;
      const { up, values, owners } = world;
      const worth = standing(world, seat, { hand: hand & ~chosen, blanks: 0, up, wreck, clock: world.clock + 1, values, owners }, w);
      list.push({ move: { type: "discard", from: NONE2, ones: chosen, twos: 0 }, worth });
      return;
    }
    for (let rest2 = hand & ~((1 << from) - 1); rest2 !== 0; rest2 &= rest2 - 1) {
      const card = 31 - Math.clz32(rest2 & -rest2);
      choose(left - 1, card + 1, chosen | 1 << card);
    }
  };
  choose(world.amount, 0, 0);
  return list;
};
var judgeSets = (world, seat, most, w, list) => {
  const hand = handOf(world, seat);
  const missing = world.target - pointsIn(world, seat);
  for (const { ones, twos, cards, points: won } of listSets(world, seat, hand, missing, most)) {
    const move = { type: "play", from: NONE2, ones, twos };
    if (won >= missing) {
      list.push({ move, worth: WINS - cards });
      continue;
    }
    gainCaptains2(world, seat, ones, twos, afterValues, afterOwners);
    reckonOthers(world, seat, afterValues, afterOwners);
    const seen = {
      hand: hand & ~(ones | twos),
      blanks: 0,
      up: world.up,
      wreck: countBits2(world.wreck) + cards,
      clock: world.clock,
      values: afterValues,
      owners: afterOwners
    };
    list.push({ move, worth: standing(world, seat, seen, w) });
  }
};
var judgeDraws = (world, seat, w, list) => {
  const { up, values, owners } = world;
  const hand = handOf(world, seat);
  const wreck = countBits2(world.wreck);
  const empties = wreck === 1;
  let fullest = 0;
  for (let other = 0; other < world.seats; other += 1) if (other !== seat) fullest = Math.max(fullest, countBits2(handOf(world, other)));
  const isLost = empties && countBits2(hand) + 1 >= fullest;
  reckonOthers(world, seat, values, owners);
  const after = (held, blanks, shown) => {
    const clock = empties ? world.clock + 1 : world.clock;
    return isLost ? standing(world, seat, { hand: 0, blanks: 0, up: shown, wreck: countBits2(hand) + 1, clock, values, owners }, w) : standing(world, seat, { hand: held, blanks, up: shown, wreck: wreck - 1, clock, values, owners }, w);
  };
  const draw2 = (from) => ({ type: "draw", from, ones: 0, twos: 0 });
  const unseen = after(hand, 1, up);
  list.push({ move: draw2(NONE2), worth: unseen });
  let hasHidden = false;
  for (let slot = 0; slot < SLOTS2; slot += 1) {
    if (isUp(world, slot)) list.push({ move: draw2(slot), worth: after(hand | 1 << (world.slots[slot] ?? 0), 0, up & ~(1 << slot)) });
    else if (!hasHidden) {
      hasHidden = true;
      list.push({ move: draw2(slot), worth: unseen - 1e-6 });
    }
  }
};
var judgeAll = (world, seat, most) => {
  const w = weightsFor(world.seats);
  if (world.ask !== "none") return judgeDiscards(world, seat, w);
  const list = [];
  judgeSets(world, seat, most, w, list);
  judgeDraws(world, seat, w, list);
  return list;
};
var bestOf = (list) => list.reduce((best, one) => one.worth > best.worth ? one : best, at(list, 0));
var isWin = (worth) => worth > WINS / 2;

// games/rum/bots/evaluation.ts
var TAKEN_WEIGHT2 = 0.75;
var CARD_COST2 = 2.5;
var gainBy = ({ captains }, seat, valueOf) => {
  let [points2, taken, most, highest] = [0, 0, 0, 0];
  let colour = "";
  for (let index = 0; index < captains.length; index += 1) {
    const value = valueOf(index);
    if (value === 0) continue;
    const captain = at(captains, index);
    const own = captain.owner === seat ? captain.value : 0;
    const lost = captain.owner === null || captain.owner === seat ? 0 : captain.value;
    points2 += value - own;
    taken += lost;
    if (value - own + lost <= most) continue;
    most = value - own + lost;
    colour = captain.colour;
    highest = value;
  }
  return { points: points2, taken, colour, value: highest };
};
var gainOf = (view2, seat, { cards, beach: beach3 }) => {
  const deck = deckOf(view2.options.deck);
  const { bottles, singles } = addLaid(deck, tallyBeach(deck, view2.beach, countingSlots(view2.beach, beach3)), cards);
  return gainBy(view2, seat, (colour) => gainedValue(at(view2.captains, colour), seat, at(bottles, colour), at(singles, colour)));
};
var findBestGain = (view2, seat) => {
  const { ways } = findWays(view2, seat);
  let best = null;
  let most = -Infinity;
  for (const way of ways.slice(1)) {
    const gain = gainBy(view2, seat, (colour) => valueIn(way, colour));
    const worth = gain.points + TAKEN_WEIGHT2 * gain.taken - CARD_COST2 * countCards(way);
    if (worth <= most) continue;
    best = gain;
    most = worth;
  }
  return best;
};
var withDrawn = (view2, slot, card) => ({
  ...view2,
  hand: [...view2.hand, card],
  beach: view2.beach.with(slot, { type: "down", card: null })
});

// games/rum/bots/reasons.ts
var reasonForDraw = (view2, seat, from) => {
  if (from === "wreck") return { type: "digs" };
  const place = at(view2.beach, from);
  if (place.type !== "up" || place.card === null) return { type: "digs" };
  const next = findBestGain(withDrawn(view2, from, place.card), seat);
  return next === null ? { type: "digs" } : { type: "draws-for", colour: next.colour, value: next.value };
};
var reasonFor = (view2, seat, move) => {
  switch (move.type) {
    case "discard":
      return { type: "keeps-best" };
    case "draw":
      return reasonForDraw(view2, seat, move.from);
    case "play": {
      const { points: points2, taken } = gainOf(view2, seat, move);
      const total = pointsOf(view2.captains, seat) + points2;
      return total >= targetFor(view2.seats) ? { type: "wins", points: total } : { type: "gains", points: points2, taken, cards: move.cards.length };
    }
    default:
      return move;
  }
};

// games/rum/bots/twin/imagine.ts
var facesOf2 = ({ options }) => {
  const { pieces: pieces2, cards } = deckOf(options.deck);
  return pieces2.map((piece) => cards.get(piece)?.face ?? piece);
};
var findCards = (faces2, among, wanted) => {
  let found = 0;
  for (const face of wanted) {
    const card = face === "parrot" ? PARROT2 : faces2.findIndex((other, place) => other === face && ((among & ~found) >> place & 1) === 1);
    if (card < 0) throw new RangeError(`no ${face} is left`);
    found |= 1 << card;
  }
  return found;
};
var readView = (view2) => {
  const faces2 = facesOf2(view2);
  let left = PARROT_BIT | PARROT_BIT - 1;
  const take3 = (wanted) => {
    const found = findCards(faces2, left, wanted);
    left &= ~found;
    return found;
  };
  const isMine = (seat2) => seat2 === view2.viewer;
  const hands = upTo(view2.seats).map((seat2) => take3(isMine(seat2) ? view2.hand : at(view2.known, seat2)));
  const wreck = take3(view2.wreckKnown) | take3(view2.wreckOwn);
  const slots = view2.beach.map((slot) => slot.type === "up" ? lowestOf(take3([slot.card ?? ""])) : NONE2);
  const hidden = view2.beach.flatMap((slot, index) => slot.type === "down" ? [index] : []);
  if (view2.apart !== null) take3([view2.apart]);
  const recalled = view2.wreckOwnSizes.reduce((sum, size, seat2) => isMine(seat2) ? sum : sum + size, 0);
  const unknown2 = view2.wreckSize - countBits2(wreck) - recalled;
  const seat = typeof view2.viewer === "number" ? view2.viewer : 0;
  return {
    view: view2,
    values: Int8Array.from(view2.captains, ({ value }) => value),
    owners: Int8Array.from(view2.captains, ({ owner }) => owner ?? NONE2),
    hands: Int32Array.from(hands),
    blanks: hands.map((hand, other) => at(view2.handSizes, other) - countBits2(hand)),
    slots: Int8Array.from(slots),
    hidden,
    up: slots.reduce((mask, card, slot) => card === NONE2 ? mask : mask | 1 << slot, 0),
    wreck,
    parrotPlaces: (left & PARROT_BIT) === 0 ? 0 : hidden.length + unknown2,
    heap: upTo(PARROT2).filter((card) => (left >> card & 1) === 1),
    sealed: findCards(faces2, at(hands, seat), view2.ask?.sealed[seat] ?? [])
  };
};
var lay = ({ view: view2, values, owners, hands, slots, up, wreck }) => {
  const { seats, ask } = view2;
  let waiting = 0;
  for (const seat of ask?.waiting ?? []) waiting |= 1 << seat;
  return {
    bits: bitsOf(view2.options.deck),
    seats,
    target: targetFor(seats),
    mustContribute: view2.options.handMustContribute,
    values: values.slice(),
    owners: owners.slice(),
    hands: hands.slice(),
    slots: slots.slice(),
    sealed: new Int32Array(seats),
    up,
    wreck,
    clock: view2.clock,
    turn: view2.turn,
    ask: ask?.cause ?? "none",
    askSlot: ask?.slot ?? NONE2,
    amount: ask?.amount ?? 0,
    waiting,
    isOver: view2.ending !== null,
    shown: 0,
    drawn: NONE2
  };
};
var sealAnew2 = (world, { view: view2, sealed }, random2) => {
  for (let seat = 0; seat < world.seats; seat += 1) {
    const hand = handOf(world, seat);
    if (world.waiting >> seat & 1 || countBits2(hand) <= world.amount) continue;
    let chosen = 0;
    while (countBits2(chosen) < world.amount) chosen |= 1 << pickCard(hand & ~chosen, random2);
    world.sealed[seat] = seat === view2.viewer ? sealed : chosen;
  }
};
var imagine = (known, random2) => {
  const { heap, hidden, blanks, parrotPlaces } = known;
  const world = lay(known);
  const cards = heap.slice();
  let left = cards.length;
  const deal = () => {
    const place = random2.int(left);
    const card = cards[place] ?? 0;
    left -= 1;
    cards[place] = cards[left] ?? 0;
    return card;
  };
  const parrotAt = parrotPlaces === 0 ? NONE2 : random2.int(parrotPlaces);
  for (let seat = 0; seat < world.seats; seat += 1)
    for (let missing = blanks[seat] ?? 0; missing > 0; missing -= 1) world.hands[seat] = handOf(world, seat) | 1 << deal();
  for (let index = 0; index < hidden.length; index += 1) world.slots[hidden[index] ?? 0] = index === parrotAt ? PARROT2 : deal();
  if (parrotAt >= hidden.length) world.wreck |= PARROT_BIT;
  for (let place = 0; place < left; place += 1) world.wreck |= 1 << (cards[place] ?? 0);
  if (world.ask === "tide") sealAnew2(world, known, random2);
  return world;
};
var toMove = (view2, { type, from, ones, twos }) => {
  if (type === "draw") return { type, from: from === 0 || from === 1 || from === 2 ? from : "wreck" };
  const faces2 = facesOf2(view2);
  const inHand = (mask) => upTo(PARROT2).flatMap((card) => mask >> card & 1 ? [at(faces2, card)] : []);
  const placeOf = (face) => view2.hand.indexOf(face);
  if (type === "discard") return { type, cards: inHand(ones).toSorted((a, b) => placeOf(a) - placeOf(b)) };
  const laid = [...inHand(ones).map((card) => ({ card, end: "one" })), ...inHand(twos).map((card) => ({ card, end: "two" }))];
  return { type, cards: laid.toSorted((a, b) => placeOf(a.card) - placeOf(b.card)), beach: null };
};

// games/rum/bots/random.ts
var random = (view2, thinking) => ({
  move: pick(Array.from(rum.moves(view2)), thinking.random),
  chance: null,
  reason: { type: "at-random" }
});

// games/rum/bots/chances.ts
var WEIGHTS2 = {
  2: new Float64Array([
    1.508,
    1.37,
    0.383,
    1.158,
    0.486,
    0.607,
    -0.08,
    1.432,
    1.794,
    0.073,
    -0.152,
    0.109,
    -0.407,
    1.881,
    -0.544,
    -0.2,
    0.729,
    0.489,
    -0.021,
    -0.015
  ]),
  3: new Float64Array([
    1.681,
    1.461,
    0.328,
    0.76,
    0.614,
    1.528,
    -0.158,
    0.586,
    0.597,
    0.22,
    -0.161,
    0.131,
    -0.323,
    2.041,
    0.689,
    -1.421,
    0.718,
    0.154,
    0.042,
    0.223
  ]),
  4: new Float64Array([
    1.765,
    1.725,
    0.71,
    0.185,
    0.507,
    1.906,
    -0.161,
    0.979,
    -0.637,
    0.591,
    -0.232,
    0.27,
    -0.339,
    2.665,
    2.036,
    -2.981,
    1.004,
    0.656,
    0.048,
    0.326
  ])
};
var merit = (world, seat, w) => {
  const { seats, turn, up, values, owners, clock } = world;
  const wreck = countBits2(world.wreck);
  const own = figuresOf(world, seat, { hand: handOf(world, seat), blanks: 0, up, wreck, clock, values, owners });
  const wait = (seat - turn + seats) % seats;
  const isNext = wait === 0 ? 1 : 0;
  const size = own.size / 5;
  const win = own.canWin ? 1 : 0;
  return weightAt(w, 0) * own.points + weightAt(w, 1) * own.points * own.points + weightAt(w, 2) * own.gain + weightAt(w, 3) * own.taken + weightAt(w, 4) * win + weightAt(w, 5) * win * isNext + weightAt(w, 6) * own.gain * isNext + weightAt(w, 7) * own.taken * isNext + weightAt(w, 8) * size + weightAt(w, 9) * size * size + (own.isFullest ? weightAt(w, 10) * own.size / (wreck + 1) : 0) + weightAt(w, 11) * own.promise / 30 + weightAt(w, 12) * wait / seats + weightAt(w, 13) * own.points * clock / 8 + weightAt(w, 14) * size * clock / 8 + weightAt(w, 15) * own.captains / 7 + weightAt(w, 16) * own.top / 8 + weightAt(w, 17) * own.points * own.points * own.points + weightAt(w, 18) * own.promise * isNext / 30 + weightAt(w, 19) * own.focus / 50;
};
var rankOf2 = ({ values, owners }, seat) => {
  let [points2, count2, top] = [0, 0, 0];
  for (let colour = 0; colour < COLOURS; colour += 1) {
    if (owners[colour] !== seat) continue;
    points2 += values[colour] ?? 0;
    count2 += 1;
    top = Math.max(top, values[colour] ?? 0);
  }
  return points2 * 100 + count2 * 10 + top;
};
var finalChances = (world) => {
  const ranks = Array.from({ length: world.seats }, (_, seat) => rankOf2(world, seat));
  const best = Math.max(...ranks);
  return sharesOf(ranks.map((rank) => rank === best ? 1 : 2));
};
var chancesOf = (world) => {
  if (world.isOver) return finalChances(world);
  const w = WEIGHTS2[world.seats] ?? new Float64Array();
  return chancesFrom(Array.from({ length: world.seats }, (_, seat) => merit(world, seat, w)));
};

// games/rum/bots/searcher.ts
var MOST_SETS = 8;
var FADE = 0.5;
var HORIZON = 0;
var CURIOSITY2 = 0.4;
var ALONE2 = [[0], [1], [2], [3]];
var NOBODY2 = [];
var awaited2 = ({ isOver, ask, turn, waiting, seats }) => {
  if (isOver) return NOBODY2;
  if (ask === "none") return at(ALONE2, turn);
  const list = [];
  for (let seat = 0; seat < seats; seat += 1) if (waiting >> seat & 1) list.push(seat);
  return list;
};
var keyOf = (world, { type, from, ones, twos }) => {
  if (type !== "draw") return ones * 4194304 + twos;
  return from === NONE2 ? -1 : isUp(world, from) ? -10 - (world.slots[from] ?? 0) : -2;
};
var choices2 = (world, seat) => {
  const judged = judgeAll(world, seat, MOST_SETS);
  const best = bestOf(judged);
  if (isWin(best.worth)) return [{ move: best.move, key: keyOf(world, best.move), weight: 1 }];
  return judged.map(({ move, worth }) => {
    const gap = (best.worth - worth) / FADE;
    return { move, key: keyOf(world, move), weight: 1 / (1 + gap * gap) };
  });
};
var mix2 = (a, b) => {
  let hash = Math.imul(a ^ (b | 0), 2246822507);
  hash = Math.imul(hash ^ hash >>> 13, 3266489909);
  return hash ^ hash >>> 16;
};
var TYPES = { draw: 0, play: 64, discard: 128 };
var sightOf = (world, actor, move, seat) => {
  const isOwn = seat === actor;
  let hash = mix2(actor + 8 * (move.from + 1) + TYPES[move.type], move.type === "discard" && !isOwn ? 0 : move.ones);
  hash = mix2(mix2(hash, move.twos), world.shown);
  if (isOwn) hash = mix2(hash, world.drawn + 1);
  return mix2(hash, world.ask === "none" ? world.turn : 16 + world.waiting);
};
var worldsBehind = (view2, viewer) => {
  const known = readView(view2);
  let [actor, last] = [0, null];
  let first = null;
  return {
    seats: view2.seats,
    viewer,
    horizon: HORIZON,
    curiosity: CURIOSITY2,
    imagine: (random2) => {
      last = null;
      return imagine(known, random2);
    },
    awaited: awaited2,
    choices: (world, seat) => seat === viewer && last === null ? first ??= choices2(world, seat) : choices2(world, seat),
    reply: (world, seat) => bestOf(judgeAll(world, seat, MOST_SETS)).move,
    play: (world, seat, move, random2) => {
      actor = seat;
      last = move;
      playInPlace(world, seat, move, random2);
      return world;
    },
    seen: (world, seat) => last === null ? 0 : sightOf(world, actor, last, seat),
    values: chancesOf
  };
};
var searcher = (view2, thinking) => {
  const { viewer, ask, ending } = view2;
  const isAsked = typeof viewer === "number" && ending === null && (ask === null ? view2.turn === viewer : ask.waiting.includes(viewer));
  if (!isAsked) return { move: timeUp(view2), chance: null, reason: null };
  const { move: best, ...figures2 } = conclude(search(worldsBehind(view2, viewer), thinking));
  const move = toMove(view2, best);
  return { move, ...figures2, reason: reasonFor(view2, viewer, move) };
};

// games/rum/bots/index.ts
var bots = levelsOf(searcher, random, {
  "cabin-boy": { slips: 60, share: 0.1 },
  deckhand: { slips: 35, share: 0.1 },
  sailor: { slips: 18, share: 0.2 },
  boatswain: { slips: 7, share: 0.5 },
  captain: { slips: 0, share: 8 }
});
export {
  bots,
  rum as game,
  notation
};
