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
var at = (list3, index) => {
  const found2 = list3[index];
  if (found2 === void 0) throw new RangeError(`nothing at ${index} in a list of ${list3.length}`);
  return found2;
};
var replaceAt = (list3, index, entry) => {
  at(list3, index);
  const copy = list3.slice();
  copy[index] = entry;
  return copy;
};
var withLast = (list3, entry) => {
  const copy = list3.slice();
  copy.push(entry);
  return copy;
};
var withoutAt = (list3, index) => {
  at(list3, index);
  const copy = list3.slice();
  copy.splice(index, 1);
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
    const limit2 = WORDS - WORDS % below;
    let word = nextWord();
    while (word >= limit2) word = nextWord();
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
var shuffle = (list3, random2) => {
  const mixed = list3.slice();
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = random2.int(i + 1);
    const held = at(mixed, i);
    mixed[i] = at(mixed, j);
    mixed[j] = held;
  }
  return mixed;
};
var pick = (list3, random2) => at(list3, random2.int(list3.length));

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
  const list3 = [...new Set(values$1)];
  if (list3.length > 1) return `(${list3.join(` ${separator} `)})`;
  return list3[0] ?? "never";
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
// @__NO_SIDE_EFFECTS__
function safeParse(schema, input, config$1) {
  const dataset = schema["~run"]({ value: input }, /* @__PURE__ */ getGlobalConfig(config$1));
  return {
    typed: dataset.typed,
    success: !dataset.issues,
    output: dataset.value,
    issues: dataset.issues
  };
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
    const found2 = byData.get(option);
    if (found2 !== void 0) return found2;
    const ready2 = makeReady2(option);
    byData.set(option, ready2);
    return ready2;
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
var sharesOf = (places) => {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => place === 1 ? 1 / winners : 0);
};

// packages/kit/src/search/tree.ts
var createNode = () => ({ edges: /* @__PURE__ */ new Map(), children: /* @__PURE__ */ new Map(), visits: 0, sum: 0 });
var childOf = (node, seen) => {
  const found2 = node.children.get(seen);
  if (found2 !== void 0) return found2;
  const made = createNode();
  node.children.set(seen, made);
  return made;
};
var CURIOSITY = 0.2;
var CAUTION = 0.1;
var edgeOf = (node, { move: move2, key }) => {
  const found2 = node.edges.get(key);
  if (found2 !== void 0) return found2;
  const made = { move: move2, key, available: 0, visits: 0, sum: 0 };
  node.edges.set(key, made);
  return made;
};
var pickEdge = (node, choices2, curiosity) => {
  let weights = 0;
  for (const { weight } of choices2) weights += weight;
  const untried = (node.visits === 0 ? 0.5 : node.sum / node.visits) - CAUTION;
  let best = null;
  let most = -Infinity;
  for (const choice of choices2) {
    const edge = edgeOf(node, choice);
    edge.available += 1;
    const mean = edge.visits === 0 ? untried : edge.sum / edge.visits;
    const score2 = mean + curiosity * choice.weight * Math.sqrt(edge.available) / (weights * (1 + edge.visits));
    if (score2 <= most) continue;
    best = edge;
    most = score2;
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
  const tried = Array.from(root.edges.values(), ({ move: move2, key, visits, sum }) => ({
    move: move2,
    key,
    visits,
    mean: visits === 0 ? 0 : sum / visits
  }));
  return tried.toSorted((a, b) => b.visits - a.visits || b.mean - a.mean);
};
var conclude = (tried) => {
  const [{ move: move2, mean: chance }, second] = [at(tried, 0), tried[1]];
  return second === void 0 || second.visits === 0 ? { move: move2, chance } : { move: move2, chance, lead: Math.max(0, chance - second.mean) };
};

// packages/kit/src/search/worlds.ts
var seenBy = (game, events, seat) => {
  let word = "";
  for (const event of events) {
    const seen = game.viewEvent(event, seat);
    if (seen !== null) word += JSON.stringify(seen);
  }
  return word;
};
var worldsOf = ({ game, horizon, choices: choices2, reply, values }, view2, viewer, seats) => ({
  seats,
  viewer,
  horizon,
  imagine: (random2) => ({ state: game.determinize(view2, random2), events: [] }),
  awaited: ({ state }) => game.awaited(state),
  choices: ({ state }, seat) => choices2(game.view(state, seat)),
  reply: ({ state }, seat, random2) => reply(game.view(state, seat), random2),
  play: ({ state }, seat, move2, random2) => game.apply(state, seat, move2, random2),
  seen: ({ events }, seat) => seenBy(game, events, seat),
  values: ({ state }) => {
    const outcome3 = game.outcome(state);
    return outcome3 === null ? values(state) : sharesOf(outcome3.places);
  }
});

// games/rum-runner/rules/card-data.ts
var CONFIDENCES = ["seen", "partly", "inferred", "invented"];
var SKILLS = ["navigation", "combat"];
var WHENS = ["always", "stopped", "home-raided"];
var whole = (least, most) => pipe(number(), integer(), minValue(least), maxValue(most));
var Id = pipe(string(), regex(/^[a-z][a-z-]{0,29}$/));
var Confidence = optional(picklist(CONFIDENCES), "invented");
var Cost = whole(0, 20);
var Coins = whole(1, 20);
var Count = whole(1, 10);
var plain = (type) => strictObject({ type: literal(type) });
var withCoins = (type) => strictObject({ type: literal(type), coins: Coins });
var withCount = (type) => strictObject({ type: literal(type), count: Count });
var Look = strictObject({ type: literal("look"), may: boolean() });
var Reveal = variant("type", [plain("score"), plain("may-mix-hand"), plain("trash-ship"), plain("trash-self")]);
var TurnEnd = variant("type", [plain("add-coin"), plain("may-tow-or-delay"), plain("may-fetch-hazard")]);
var Raid = variant("type", [
  plain("coin-party"),
  plain("score-raided"),
  plain("pay-or-stay"),
  plain("lose-crew"),
  withCoins("may-sell-crew")
]);
var WaySchema = variant("type", [
  strictObject({ type: literal("icons"), skill: picklist(SKILLS), count: Count }),
  withCoins("pay"),
  withCount("discard"),
  plain("trash-crew"),
  plain("crown-trashes-crew"),
  plain("trash-ship"),
  withCoins("crown-gains"),
  plain("coin-party-and-self")
]);
var CrewEffect = variant("type", [
  withCoins("may-coin-ship"),
  plain("may-go-on-deck"),
  plain("may-move-coin"),
  plain("may-blast"),
  Look,
  withCount("draw"),
  withCoins("may-rob"),
  plain("crown-discards"),
  plain("coin-ship"),
  withCoins("gain"),
  withCount("discard")
]);
var CrownEvent = variant("type", [strictObject({ type: literal("add-coins"), most: Count }), withCoins("gain")]);
var Reward = variant("type", [withCoins("gain"), Look, withCount("draw")]);
var PirateEvent = variant("type", [
  strictObject({ type: literal("raid-with-ship"), coins: Coins, reward: pipe(array(Reward), maxLength(5)) }),
  plain("strip-island"),
  strictObject({ type: literal("trash-own-ship"), least: Cost }),
  plain("trash-hazard"),
  plain("show-hand"),
  withCoins("gain"),
  withCount("draw")
]);
var few = (schema) => pipe(array(schema), maxLength(5));
var rows = (schema) => pipe(array(schema), maxLength(40));
var base = { id: Id, copies: whole(1, 10), cost: Cost, confidence: Confidence };
var skills = { navigation: whole(0, 5), combat: whole(0, 5) };
var Shape = strictObject({
  about: optional(pipe(string(), maxLength(500)), ""),
  islands: pipe(array(strictObject({ id: Id, confidence: Confidence })), minLength(2), maxLength(6)),
  investments: rows(strictObject({ ...base, points: whole(0, 9), reveal: few(Reveal), turnEnd: few(TurnEnd), raid: few(Raid) })),
  hazards: rows(strictObject({ ...base, starting: boolean(), ways: pipe(array(WaySchema), minLength(1), maxLength(5)) })),
  crownEvents: rows(strictObject({ ...base, effects: few(CrownEvent) })),
  ships: rows(strictObject({ ...base, starting: boolean(), ...skills, places: whole(1, 6) })),
  crew: rows(strictObject({ ...base, ...skills, when: picklist(WHENS), effects: few(CrewEffect) })),
  pirateEvents: rows(strictObject({ ...base, effects: few(PirateEvent) }))
});
var LEAST_DECK = 6;
var GOAL = 4;
var copiesOf = (list3) => list3.reduce((sum, { copies, starting }) => sum + (starting === true ? 0 : copies), 0);
var isRum = ({ reveal: reveal2, raid: raid2, points }) => points > 0 && reveal2.some(({ type }) => type === "score") && raid2.some(({ type }) => type === "score-raided");
var idsOf = (cards) => [cards.islands, cards.investments, cards.hazards, cards.crownEvents, cards.ships, cards.crew, cards.pirateEvents].flatMap(
  (list3) => list3.map(({ id }) => id)
);
var CardsSchema = pipe(
  Shape,
  check((cards) => new Set(idsOf(cards)).size === idsOf(cards).length, "two cards have the same name"),
  check(
    ({ hazards, islands }) => hazards.filter(({ starting }) => starting).reduce((sum, { copies }) => sum + copies, 0) === islands.length,
    "every island needs one starting hazard"
  ),
  check(
    (cards) => copiesOf(cards.investments) + copiesOf(cards.hazards) + copiesOf(cards.crownEvents) >= LEAST_DECK && copiesOf(cards.ships) + copiesOf(cards.crew) + copiesOf(cards.pirateEvents) >= LEAST_DECK,
    "a deck has at least six cards"
  ),
  check(
    ({ investments }) => investments.every((row) => isRum(row) === row.points > 0) && copiesOf(investments.filter(isRum)) >= 2 * GOAL - 1,
    "rum scores for both sides, and there are at least seven cards of it"
  ),
  check(
    ({ investments }) => investments.every(({ points, reveal: reveal2, raid: raid2 }) => points > 0 || ![...reveal2, ...raid2].some(({ type }) => type.startsWith("score"))),
    "only rum can be scored"
  ),
  check(
    ({ investments }) => investments.every(({ reveal: reveal2 }) => reveal2.filter(({ type }) => type === "score" || type === "trash-self").length < 2),
    "an investment leaves its island once"
  ),
  check(
    ({ crew }) => crew.every(({ effects }) => effects.slice(0, -1).every(({ type }) => type !== "may-go-on-deck" && type !== "may-blast")),
    "a crew card that leaves its ship does so last"
  )
);

// games/rum-runner/rules/cards/standard.json
var standard_default = {
  about: "27 crown cards, 22 pirate cards, 4 starting hazards, 2 starting ships, 4 islands; the first island is Home Port. Not all of it was seen in print: each row says how sure it is. Whoever owns the box can replace this file.",
  islands: [
    { id: "home-port", confidence: "seen" },
    { id: "privateer-point", confidence: "seen" },
    { id: "bivalve-bay", confidence: "seen" },
    { id: "isle-of-fools", confidence: "partly" }
  ],
  investments: [
    {
      id: "cash-crop",
      copies: 2,
      cost: 1,
      points: 0,
      confidence: "seen",
      reveal: [],
      turnEnd: [{ type: "add-coin" }],
      raid: [{ type: "pay-or-stay" }]
    },
    {
      id: "light-rum",
      copies: 3,
      cost: 2,
      points: 1,
      confidence: "seen",
      reveal: [{ type: "score" }, { type: "may-mix-hand" }],
      turnEnd: [],
      raid: [{ type: "coin-party" }, { type: "score-raided" }]
    },
    {
      id: "gold-rum",
      copies: 3,
      cost: 3,
      points: 2,
      confidence: "seen",
      reveal: [{ type: "score" }, { type: "may-mix-hand" }],
      turnEnd: [],
      raid: [{ type: "coin-party" }, { type: "score-raided" }]
    },
    {
      id: "aged-rum",
      copies: 1,
      cost: 4,
      points: 3,
      confidence: "partly",
      reveal: [{ type: "score" }, { type: "may-mix-hand" }],
      turnEnd: [],
      raid: [{ type: "coin-party" }, { type: "score-raided" }]
    },
    {
      id: "lighthouse",
      copies: 1,
      cost: 2,
      points: 0,
      confidence: "partly",
      reveal: [],
      turnEnd: [{ type: "may-tow-or-delay" }],
      raid: [{ type: "coin-party" }]
    },
    {
      id: "poisoned-rum",
      copies: 2,
      cost: 2,
      points: 0,
      confidence: "partly",
      reveal: [],
      turnEnd: [{ type: "may-fetch-hazard" }],
      raid: [{ type: "lose-crew" }]
    },
    {
      id: "letter-of-marque",
      copies: 1,
      cost: 4,
      points: 0,
      confidence: "partly",
      reveal: [{ type: "trash-ship" }, { type: "trash-self" }],
      turnEnd: [],
      raid: [{ type: "may-sell-crew", coins: 3 }]
    }
  ],
  hazards: [
    {
      id: "rough-seas",
      copies: 2,
      starting: false,
      cost: 0,
      ways: [{ type: "discard", count: 2 }, { type: "trash-crew" }],
      confidence: "seen"
    },
    {
      id: "privateers",
      copies: 2,
      starting: false,
      cost: 1,
      ways: [{ type: "icons", skill: "combat", count: 2 }, { type: "pay", coins: 4 }, { type: "trash-crew" }],
      confidence: "seen"
    },
    {
      id: "reef",
      copies: 2,
      starting: false,
      cost: 2,
      ways: [{ type: "icons", skill: "navigation", count: 2 }, { type: "trash-ship" }],
      confidence: "seen"
    },
    {
      id: "uncharted-waters",
      copies: 1,
      starting: false,
      cost: 3,
      ways: [{ type: "icons", skill: "navigation", count: 3 }],
      confidence: "seen"
    },
    {
      id: "kraken",
      copies: 1,
      starting: false,
      cost: 3,
      ways: [{ type: "icons", skill: "combat", count: 3 }, { type: "trash-ship" }],
      confidence: "partly"
    },
    {
      id: "squall",
      copies: 2,
      starting: false,
      cost: 1,
      ways: [{ type: "icons", skill: "navigation", count: 2 }, { type: "crown-trashes-crew" }],
      confidence: "partly"
    },
    {
      id: "blockade",
      copies: 1,
      starting: false,
      cost: 3,
      ways: [{ type: "icons", skill: "combat", count: 3 }],
      confidence: "inferred"
    },
    {
      id: "port-taxes",
      copies: 1,
      starting: true,
      cost: 0,
      ways: [
        { type: "pay", coins: 2 },
        { type: "crown-gains", coins: 3 }
      ],
      confidence: "seen"
    },
    {
      id: "rowdy-tavern",
      copies: 1,
      starting: true,
      cost: 0,
      ways: [{ type: "discard", count: 2 }, { type: "coin-party-and-self" }],
      confidence: "seen"
    },
    {
      id: "hidden-harbor",
      copies: 1,
      starting: true,
      cost: 1,
      ways: [{ type: "icons", skill: "navigation", count: 1 }],
      confidence: "partly"
    },
    {
      id: "harbor-guard",
      copies: 1,
      starting: true,
      cost: 1,
      ways: [{ type: "icons", skill: "combat", count: 1 }],
      confidence: "inferred"
    }
  ],
  crownEvents: [
    { id: "royal-decree", copies: 2, cost: 0, effects: [{ type: "add-coins", most: 3 }], confidence: "seen" },
    { id: "merchant-convoy", copies: 1, cost: 0, effects: [{ type: "gain", coins: 4 }], confidence: "invented" }
  ],
  ships: [
    { id: "longboat", copies: 2, starting: true, cost: 0, navigation: 0, combat: 0, places: 1, confidence: "seen" },
    { id: "merchant-vessel", copies: 1, starting: false, cost: 1, navigation: 0, combat: 0, places: 3, confidence: "seen" },
    { id: "sloop", copies: 2, starting: false, cost: 2, navigation: 1, combat: 0, places: 2, confidence: "seen" },
    { id: "brigantine", copies: 2, starting: false, cost: 3, navigation: 0, combat: 1, places: 2, confidence: "seen" },
    { id: "galleon", copies: 1, starting: false, cost: 5, navigation: 0, combat: 2, places: 3, confidence: "seen" }
  ],
  crew: [
    {
      id: "peg-leg-paul",
      copies: 1,
      cost: 0,
      navigation: 0,
      combat: 0,
      when: "always",
      effects: [{ type: "may-coin-ship", coins: 3 }],
      confidence: "seen"
    },
    {
      id: "dead-eye-dory",
      copies: 1,
      cost: 0,
      navigation: 0,
      combat: 0,
      when: "always",
      effects: [{ type: "may-go-on-deck" }],
      confidence: "seen"
    },
    {
      id: "bilge-bob",
      copies: 1,
      cost: 0,
      navigation: 0,
      combat: 0,
      when: "stopped",
      effects: [{ type: "gain", coins: 2 }],
      confidence: "invented"
    },
    {
      id: "cutthroat-carlie",
      copies: 1,
      cost: 1,
      navigation: 1,
      combat: 0,
      when: "always",
      effects: [{ type: "may-move-coin" }],
      confidence: "seen"
    },
    {
      id: "stinky-pete",
      copies: 1,
      cost: 1,
      navigation: 1,
      combat: 0,
      when: "always",
      effects: [{ type: "may-blast" }],
      confidence: "partly"
    },
    {
      id: "able-abigail",
      copies: 1,
      cost: 1,
      navigation: 1,
      combat: 0,
      when: "always",
      effects: [{ type: "look", may: true }],
      confidence: "partly"
    },
    {
      id: "doug-doubloon",
      copies: 1,
      cost: 1,
      navigation: 0,
      combat: 1,
      when: "always",
      effects: [{ type: "draw", count: 1 }],
      confidence: "seen"
    },
    {
      id: "janey-mcfloyd",
      copies: 1,
      cost: 1,
      navigation: 0,
      combat: 1,
      when: "always",
      effects: [{ type: "may-rob", coins: 1 }],
      confidence: "seen"
    },
    {
      id: "pillaging-pru",
      copies: 1,
      cost: 1,
      navigation: 0,
      combat: 1,
      when: "home-raided",
      effects: [{ type: "crown-discards" }],
      confidence: "partly"
    },
    {
      id: "enric-cursemaker",
      copies: 1,
      cost: 2,
      navigation: 1,
      combat: 1,
      when: "always",
      effects: [{ type: "coin-ship" }],
      confidence: "seen"
    },
    {
      id: "twin-blade-tess",
      copies: 1,
      cost: 2,
      navigation: 1,
      combat: 1,
      when: "always",
      effects: [{ type: "discard", count: 1 }],
      confidence: "invented"
    }
  ],
  pirateEvents: [
    {
      id: "treasure-map",
      copies: 2,
      cost: 0,
      effects: [
        {
          type: "raid-with-ship",
          coins: 2,
          reward: [
            { type: "gain", coins: 2 },
            { type: "look", may: false }
          ]
        }
      ],
      confidence: "seen"
    },
    { id: "crashing-waves", copies: 1, cost: 0, effects: [{ type: "strip-island" }], confidence: "partly" },
    {
      id: "powder-keg",
      copies: 1,
      cost: 0,
      effects: [{ type: "trash-own-ship", least: 2 }, { type: "trash-hazard" }],
      confidence: "inferred"
    },
    {
      id: "informant",
      copies: 1,
      cost: 1,
      effects: [{ type: "show-hand" }, { type: "draw", count: 1 }],
      confidence: "invented"
    }
  ]
};

// games/rum-runner/rules/pieces.ts
var faceOf = (piece) => {
  const dot = piece.indexOf(".");
  return dot < 0 ? piece : piece.slice(0, dot);
};
var NOTHING = {
  points: 0,
  navigation: 0,
  combat: 0,
  places: 0,
  when: "always",
  reveal: [],
  turnEnd: [],
  raid: [],
  effects: [],
  ways: []
};
var makeReady = (data) => {
  const byName = /* @__PURE__ */ new Map();
  const ready2 = { crown: [], pirate: [], hazards: [], ships: [] };
  const add2 = (row, side, kind, own) => {
    const card = { face: row.id, side, kind, cost: row.cost, ...NOTHING, ...own };
    byName.set(row.id, card);
    for (let copy = 1; copy <= row.copies; copy += 1) {
      const piece = `${row.id}.${copy}`;
      byName.set(piece, card);
      ready2[row.starting === true ? side === "crown" ? "hazards" : "ships" : side].push(piece);
    }
  };
  for (const row of data.investments)
    add2(row, "crown", "investment", { points: row.points, reveal: row.reveal, turnEnd: row.turnEnd, raid: row.raid });
  for (const row of data.hazards) add2(row, "crown", "hazard", { ways: row.ways });
  for (const row of data.crownEvents) add2(row, "crown", "event", { effects: row.effects });
  for (const row of data.ships) add2(row, "pirate", "ship", { navigation: row.navigation, combat: row.combat, places: row.places });
  for (const row of data.crew)
    add2(row, "pirate", "crew", { navigation: row.navigation, combat: row.combat, when: row.when, effects: row.effects });
  for (const row of data.pirateEvents) add2(row, "pirate", "event", { effects: row.effects });
  return {
    islands: data.islands.map(({ id }) => id),
    byName,
    decks: { crown: ready2.crown, pirate: ready2.pirate },
    hazards: ready2.hazards,
    ships: ready2.ships,
    hasTwinCrew: data.crew.some(({ copies }) => copies > 1),
    cheapest: Math.min(...data.investments.map(({ cost }) => cost))
  };
};
var FILES = { standard: parse(CardsSchema, standard_default) };
var FILE_NAMES = Object.keys(FILES);
var cardsOf = readyOnce(FILES, makeReady);
var cardOf = (cards, name) => {
  const card = cards.byName.get(name);
  if (card === void 0) throw new RangeError(`no such card: ${name}`);
  return card;
};
var isleOf = ({ islands }, island) => islands[island] ?? "";
var isRum2 = (card) => card.points > 0;
var facesOf = (cards, pieces2) => {
  const faces = [];
  for (const piece of pieces2) faces.push(cardOf(cards, piece).face);
  return faces;
};
var findPiece = (cards, pieces2, face2) => {
  for (const piece of pieces2) if (cardOf(cards, piece).face === face2) return piece;
  throw new RangeError(`no ${face2} here`);
};

// games/rum-runner/rules/making.ts
var beginStep = (state, random2) => ({
  cards: cardsOf(state.options.cards),
  random: random2,
  events: [],
  state: {
    options: state.options,
    seats: state.seats,
    crown: state.crown,
    turn: state.turn,
    round: state.round,
    actions: state.actions,
    bank: state.bank,
    supplies: state.supplies,
    hands: state.hands,
    decks: state.decks,
    discards: state.discards,
    scores: state.scores,
    removed: state.removed,
    islands: state.islands,
    fleet: state.fleet,
    shown: state.shown,
    knownTop: state.knownTop,
    mixed: state.mixed,
    raid: state.raid,
    agenda: state.agenda,
    ending: state.ending
  }
});
var seatOf = (crown, side) => side === "crown" ? crown : 1 - crown;
var tell = ({ state, events }, side, event) => void events.push({ ...event, seat: seatOf(state.crown, side) });
var shipFaces = (making, ships) => ships.map((ship) => readyCard(making, at(making.state.fleet, ship).card).face);
var islesOf = ({ cards }, places) => places.map(({ island }) => isleOf(cards, island));
var readyCard = ({ cards }, piece) => cardOf(cards, piece);
var withSide = (pair, side, value) => side === "crown" ? { crown: value, pirate: pair.pirate } : { crown: pair.crown, pirate: value };
var doFirst = ({ state }, tasks) => {
  state.agenda = [...tasks, ...state.agenda];
};
var doEffects = (making, effects, source, ...then) => doFirst(making, [...effects.map((effect) => ({ type: "do", effect, source })), ...then]);
var setHazards = ({ state }, island, hazards) => {
  state.islands = replaceAt(state.islands, island, { investment: at(state.islands, island).investment, hazards });
};
var setHazard = (making, island, hazard, entry) => setHazards(making, island, replaceAt(at(making.state.islands, island).hazards, hazard, entry));
var setInvestment = ({ state }, island, investment) => {
  state.islands = replaceAt(state.islands, island, { investment, hazards: at(state.islands, island).hazards });
};
var setShip = ({ state }, ship, entry) => {
  state.fleet = replaceAt(state.fleet, ship, entry);
};
var toHand = ({ state }, side, piece) => {
  state.hands = withSide(state.hands, side, withLast(state.hands[side], piece));
};
var fromHand = ({ state }, side, piece) => {
  const hand = state.hands[side];
  state.hands = withSide(state.hands, side, withoutAt(hand, hand.indexOf(piece)));
};
var toDiscards = ({ state }, side, piece) => {
  state.discards = withSide(state.discards, side, withLast(state.discards[side], piece));
};

// games/rum-runner/rules/lookup.ts
var MOST_ISLANDS = 6;
var MOST_HAZARDS = 20;
var PLACES = Array.from(
  { length: MOST_ISLANDS },
  (_, island) => Array.from({ length: MOST_HAZARDS + 1 }, (_2, index) => Object.freeze({ island, hazard: index === 0 ? null : index - 1 }))
);
var placeAt = (island, hazard) => PLACES[island]?.[hazard === null ? 0 : hazard + 1] ?? { island, hazard };
var findCard = (islands, { island, hazard }) => {
  const found2 = islands[island];
  if (found2 === void 0) return null;
  return hazard === null ? found2.investment : found2.hazards[hazard] ?? null;
};
var hazardsWhere = (islands, holds) => {
  const places = [];
  for (let island = 0; island < islands.length; island += 1) {
    const { hazards } = at(islands, island);
    for (let hazard = 0; hazard < hazards.length; hazard += 1) if (holds(at(hazards, hazard))) places.push(placeAt(island, hazard));
  }
  return places;
};
var cardsWhere = (islands, holds) => {
  const places = [];
  for (let island = 0; island < islands.length; island += 1) {
    const { investment } = at(islands, island);
    if (investment !== null && holds(investment)) places.push(placeAt(island, null));
  }
  return places.concat(hazardsWhere(islands, holds));
};
var isAny = () => true;
var isDown = ({ up }) => !up;
var hasCoin = ({ coins }) => coins > 0;
var isReady = ({ coins, crew }) => coins === 0 && crew.length > 0;
var shipsWhere = (fleet, holds) => {
  const ships = [];
  for (let ship = 0; ship < fleet.length; ship += 1) if (holds(at(fleet, ship))) ships.push(ship);
  return ships;
};
var isRaiding = ({ raiding }) => raiding;
var raidingCrew = (fleet) => {
  const berths = [];
  for (let ship = 0; ship < fleet.length; ship += 1) {
    const { raiding, crew } = at(fleet, ship);
    if (raiding) for (let place = 0; place < crew.length; place += 1) berths.push({ ship, crew: place });
  }
  return berths;
};
var facedHazard = ({ islands, raid: raid2 }) => {
  const hazards = raid2 === null ? [] : islands[raid2.island]?.hazards ?? [];
  let place = raid2?.facing ?? -1;
  while (place >= 0 && hazards[place]?.up !== true) place -= 1;
  return place;
};
var DECLINE = Object.freeze({ type: "decline" });
var ACCEPT = Object.freeze({ type: "accept" });

// games/rum-runner/rules/checking.ts
var checkIsland = (view2, island) => island < view2.islands.length ? null : { type: "no-island", island };
var checkPlace = (view2, place) => checkIsland(view2, place.island) ?? (findCard(view2.islands, place) === null ? { type: "no-card-there", at: place } : null);
var isSamePlace = (a, b) => a.island === b.island && a.hazard === b.hazard;
var checkPlaces = (view2, places, most) => {
  for (const [index, place] of places.entries()) {
    const refusal = checkPlace(view2, place);
    if (refusal !== null) return refusal;
    if (places.findIndex((other) => isSamePlace(other, place)) < index) return { type: "named-twice" };
  }
  return places.length > most ? { type: "too-many", given: places.length, most } : null;
};
var checkHazard = (view2, place) => place.hazard === null ? { type: "no-card-there", at: place } : checkPlace(view2, place);
var countOf = (list3, face2) => list3.reduce((sum, other) => other === face2 ? sum + 1 : sum, 0);
var checkHeld = (view2, faces) => {
  for (const card of faces) {
    const held = countOf(view2.hand, card);
    if (held === 0) return { type: "not-in-hand", card };
    if (countOf(faces, card) > held) return { type: "named-twice" };
  }
  return null;
};
var checkKind = (cards, view2, face2, kind) => checkHeld(view2, [face2]) ?? (cardOf(cards, face2).kind === kind ? null : { type: "wrong-kind", card: face2 });
var checkDiscards = (view2, faces, amount) => faces.length === amount ? checkHeld(view2, faces) : { type: "wrong-count", given: faces.length, amount };
var checkCost = (view2, side, cost) => cost <= view2.supplies[side] ? null : { type: "too-dear", cost, coins: view2.supplies[side] };
var checkShip = (view2, ship) => ship < view2.fleet.length ? null : { type: "no-ship", ship };
var checkRaidingShip = (view2, ship) => checkShip(view2, ship) ?? (view2.fleet[ship]?.raiding === true ? null : { type: "not-raiding" });
var checkBerth = (view2, { ship, crew }) => checkShip(view2, ship) ?? (crew < at(view2.fleet, ship).crew.length ? null : { type: "no-crew-there" });
var checkRaidingCrew = (view2, berth) => checkBerth(view2, berth) ?? checkRaidingShip(view2, berth.ship);
var checkShips = (view2, ships) => {
  for (const [index, ship] of ships.entries()) {
    const refusal = checkShip(view2, ship);
    if (refusal !== null) return refusal;
    if (ships.indexOf(ship) < index) return { type: "named-twice" };
  }
  return null;
};

// games/rum-runner/rules/choosing.ts
var givenUpFirst = (cards, hand) => {
  const faces = [];
  for (const face2 of hand) if (!isRum2(cardOf(cards, face2)) && !faces.includes(face2)) faces.push(face2);
  for (const face2 of hand) if (!faces.includes(face2)) faces.push(face2);
  return faces;
};
var listDiscards = (cards, hand, amount) => {
  if (amount === 1) return givenUpFirst(cards, hand).map((card) => ({ type: "discard", cards: [card] }));
  const faces = givenUpFirst(cards, hand);
  const counts = faces.map((face2) => hand.filter((other) => other === face2).length);
  const found2 = [];
  const choose = (from, chosen) => {
    if (chosen.length === amount) {
      found2.push({ type: "discard", cards: chosen });
      return;
    }
    for (let index = from; index < faces.length; index += 1) {
      const face2 = at(faces, index);
      const used = chosen.filter((other) => other === face2).length;
      if (used < at(counts, index)) choose(index, [...chosen, face2]);
    }
  };
  choose(0, []);
  return found2;
};
var toPickCrew = ({ ship, crew }) => ({ type: "pick-crew", ship, crew });
var toPickShip = (ship) => ({ type: "pick-ship", ship });
var choices = (list3, amount) => {
  const found2 = [];
  const chosen = [];
  const choose = (from) => {
    if (chosen.length === amount) {
      found2.push(chosen.slice());
      return;
    }
    for (let index = from; index <= list3.length - amount + chosen.length; index += 1) {
      chosen.push(at(list3, index));
      choose(index + 1);
      chosen.pop();
    }
  };
  choose(0);
  return found2;
};

// games/rum-runner/rules/coins.ts
var bankGives = ({ options, bank }, wanted) => options.bank === "open" ? wanted : Math.min(wanted, bank);
var toBank = ({ state }, coins) => {
  state.bank += coins;
};
var changeSupply = ({ state }, side, by) => {
  state.supplies = withSide(state.supplies, side, state.supplies[side] + by);
};
var payCoins = (making, side, coins) => {
  if (coins === 0) return;
  changeSupply(making, side, -coins);
  toBank(making, coins);
};
var gainCoins = (making, side, wanted) => {
  const coins = bankGives(making.state, wanted);
  changeSupply(making, side, coins);
  making.state.bank -= coins;
  tell(making, side, { type: "gained", coins });
};
var changeCoins = (making, { island, hazard }, by) => {
  const { investment, hazards } = at(making.state.islands, island);
  if (hazard !== null) {
    const card = at(hazards, hazard);
    setHazard(making, island, hazard, { ...card, coins: card.coins + by });
  } else if (investment !== null) setInvestment(making, island, { ...investment, coins: investment.coins + by });
};
var changeShipCoins = (making, ship, by) => {
  const entry = at(making.state.fleet, ship);
  setShip(making, ship, { ...entry, coins: entry.coins + by });
};
var addCoins = (making, on, ships) => {
  if (on.length + ships.length === 0) return;
  for (const place of on) changeCoins(making, place, 1);
  for (const ship of ships) changeShipCoins(making, ship, 1);
  making.state.bank -= on.length + ships.length;
  making.events.push({ type: "coins-added", on, isles: islesOf(making, on), ships, cards: shipFaces(making, ships) });
};

// games/rum-runner/rules/actions-crown.ts
var isFree = ({ islands, deckSizes }, island) => islands[island]?.investment === null && (island > 0 || deckSizes.crown === 0);
var checkFound = (cards, view2, { cards: founded }) => {
  if (founded.length === 0) return { type: "names-none" };
  for (const [index, { card, island }] of founded.entries()) {
    const refusal = checkIsland(view2, island) ?? checkKind(cards, view2, card, "investment");
    if (refusal !== null) return refusal;
    if (!isFree(view2, island)) return { type: "island-taken", island, isle: isleOf(cards, island) };
    if (founded.findIndex((other) => other.island === island) < index) return { type: "named-twice" };
  }
  const faces = founded.map(({ card }) => card);
  return checkHeld(view2, faces);
};
var found = (making, { cards }) => {
  for (const { card, island } of cards) {
    const piece = findPiece(making.cards, making.state.hands.crown, card);
    fromHand(making, "crown", piece);
    setInvestment(making, island, { card: piece, up: false, coins: 0, seenBy: "crown", due: false });
  }
  tell(making, "crown", { type: "founded", cards: cards.map(({ card, island }) => ({ island, isle: isleOf(making.cards, island), card })) });
};
var checkPlayHazard = (cards, view2, { card, island }) => checkIsland(view2, island) ?? checkKind(cards, view2, card, "hazard");
var playHazard = (making, { card, island }) => {
  const piece = findPiece(making.cards, making.state.hands.crown, card);
  fromHand(making, "crown", piece);
  const entry = { card: piece, up: false, coins: 0, seenBy: "crown", since: false };
  setHazards(making, island, withLast(at(making.state.islands, island).hazards, entry));
  tell(making, "crown", { type: "hazard-played", island, isle: isleOf(making.cards, island), card });
};
var checkRecall = (view2, place) => checkPlace(view2, place);
var recall = (making, place) => {
  const { island, hazard } = place;
  const { investment, hazards } = at(making.state.islands, island);
  const entry = hazard === null ? investment : at(hazards, hazard);
  if (entry === null) return;
  if (hazard === null) setInvestment(making, island, null);
  else setHazards(making, island, withoutAt(hazards, hazard));
  changeSupply(making, "crown", entry.coins);
  toHand(making, "crown", entry.card);
  const card = readyCard(making, entry.card).face;
  tell(making, "crown", { type: "recalled", at: place, isle: isleOf(making.cards, island), card, seenBy: entry.seenBy, coins: entry.coins });
};
var checkInvest = (view2, on) => {
  if (on.length === 0) return { type: "names-none" };
  return checkPlaces(view2, on, on.length) ?? checkCost(view2, "crown", on.length);
};
var invest = (making, on) => {
  for (const place of on) changeCoins(making, place, 1);
  changeSupply(making, "crown", -on.length);
  tell(making, "crown", { type: "invested", on, isles: islesOf(making, on) });
};
var MOST_PAIRED_UP = 3;
var listFound = (view2, faces, add2) => {
  const free = [];
  for (let island = 0; island < view2.islands.length; island += 1) if (isFree(view2, island)) free.push(island);
  for (const card of faces) for (const island of free) add2({ type: "found", cards: [{ card, island }] });
  const held = view2.hand.filter((face2) => faces.includes(face2));
  const first = held.slice(0, MOST_PAIRED_UP);
  const most = Math.min(held.length, free.length);
  if (most < 2) return;
  for (const [one, other] of choices(free, 2))
    for (const [index, card] of first.entries())
      for (const [place, second] of first.entries())
        if (index !== place && one !== void 0 && other !== void 0 && isFirstPair(first, index, place))
          add2({
            type: "found",
            cards: [
              { card, island: one },
              { card: second, island: other }
            ]
          });
  if (most > 2) add2({ type: "found", cards: free.slice(0, most).map((island, index) => ({ card: at(held, index), island })) });
};
var isFirstPair = (held, index, place) => {
  for (let one = 0; one < held.length; one += 1)
    for (let other = 0; other < held.length; other += 1)
      if (one !== other && held[one] === held[index] && held[other] === held[place]) return one === index && other === place;
  return false;
};
var MOST_PAIRED = 5;
var listInvest = (view2, add2) => {
  const coins = view2.supplies.crown;
  if (coins === 0) return;
  const places = cardsWhere(view2.islands, isAny);
  for (const place of places) add2({ type: "invest", on: [place] });
  const size = places.length;
  if (coins >= 2 && size <= MOST_PAIRED) for (const pair of choices(places, 2)) add2({ type: "invest", on: pair });
  const investments = places.filter(({ hazard }) => hazard === null);
  const isListed = (count2) => count2 < 2 || count2 === 2 && size <= MOST_PAIRED;
  if (!isListed(investments.length) && investments.length <= coins && investments.length < size) add2({ type: "invest", on: investments });
  if (!isListed(size) && size <= coins) add2({ type: "invest", on: places });
};
var listCrownActions = (cards, view2, list3) => {
  const add2 = (move2) => void list3.push(move2);
  const investments = [];
  for (const [index, face2] of view2.hand.entries()) {
    if (view2.hand.indexOf(face2) < index) continue;
    const { kind } = cardOf(cards, face2);
    if (kind === "investment") investments.push(face2);
    else if (kind === "hazard") for (let island = 0; island < view2.islands.length; island += 1) add2({ type: "hazard", card: face2, island });
  }
  if (investments.length > 0) listFound(view2, investments, add2);
  for (let island = 0; island < view2.islands.length; island += 1) {
    const { investment, hazards } = at(view2.islands, island);
    if (investment !== null) add2({ type: "recall", at: placeAt(island, null) });
    for (let hazard = 0; hazard < hazards.length; hazard += 1) add2({ type: "recall", at: placeAt(island, hazard) });
  }
  listInvest(view2, add2);
};

// games/rum-runner/rules/hazards.ts
var trashHazard = (making, place) => {
  const { island, hazard } = place;
  const { hazards } = at(making.state.islands, island);
  const { card, coins } = at(hazards, hazard ?? -1);
  setHazards(making, island, withoutAt(hazards, hazard ?? -1));
  toBank(making, coins);
  toDiscards(making, "crown", card);
  making.events.push({ type: "hazard-trashed", at: place, card: readyCard(making, card).face });
};
var iconsLeft = (cards, fleet, skill) => {
  const icons = [];
  for (let ship = 0; ship < fleet.length; ship += 1) {
    const entry = at(fleet, ship);
    if (!entry.raiding) continue;
    const own = cardOf(cards, entry.card)[skill] - entry[skill];
    if (own > 0) icons.push({ ship, crew: null, count: own });
    for (let crew = 0; crew < entry.crew.length; crew += 1) {
      const member = at(entry.crew, crew);
      const count2 = cardOf(cards, member.card)[skill] - member[skill];
      if (count2 > 0) icons.push({ ship, crew, count: count2 });
    }
  }
  return icons;
};
var countIcons = (cards, fleet, skill) => iconsLeft(cards, fleet, skill).reduce((sum, { count: count2 }) => sum + count2, 0);
var canMeet = (cards, table, way2, handSize) => {
  switch (way2.type) {
    case "icons":
      return countIcons(cards, table.fleet, way2.skill) >= way2.count;
    case "pay":
      return table.supplies.pirate >= way2.coins;
    case "discard":
      return handSize >= way2.count;
    case "trash-crew":
    case "crown-trashes-crew":
      return raidingCrew(table.fleet).length > 0;
    case "trash-ship":
      return shipsWhere(table.fleet, isRaiding).length > 0;
    default:
      return true;
  }
};
var waysToMeet = (cards, table, ways, handSize) => {
  const found2 = [];
  for (let index = 0; index < ways.length; index += 1) if (canMeet(cards, table, at(ways, index), handSize)) found2.push(index);
  return found2;
};
var listIcons = (cards, fleet, skill, amount) => {
  const icons = iconsLeft(cards, fleet, skill);
  const found2 = [];
  const choose = (from, chosen) => {
    if (chosen.length === amount) {
      found2.push({ type: "icons", from: chosen });
      return;
    }
    if (from === icons.length) return;
    const { ship, crew, count: count2 } = at(icons, from);
    for (let used = Math.min(count2, amount - chosen.length); used >= 0; used -= 1)
      choose(from + 1, [...chosen, ...Array.from({ length: used }, () => ({ ship, crew }))]);
  };
  choose(0, []);
  return found2;
};

// games/rum-runner/rules/rule.ts
var notAsked = () => new Error("nobody was asked");
var unasked = () => {
  throw notAsked();
};
var never = () => false;
var nothing = () => [];
var fine = () => null;
var skip = () => {
};
var automatic = (perform3) => ({
  takes: [],
  by: (turn) => turn,
  asks: never,
  perform: perform3,
  answer: unasked,
  check: fine,
  list: nothing
});
var automaticEffect = (perform3) => ({
  by: "pirate",
  takes: [],
  asks: never,
  perform: perform3,
  answer: unasked,
  check: fine,
  list: nothing
});

// games/rum-runner/rules/raid.ts
var checkParty = (view2, ships) => {
  const refusal = checkShips(view2, ships);
  if (refusal !== null) return refusal;
  for (const ship of ships) {
    const { coins, crew } = at(view2.fleet, ship);
    if (coins > 0) return { type: "ship-has-coins", ship, coins };
    if (crew.length === 0) return { type: "ship-without-crew", ship };
  }
  return null;
};
var startRaid = (making, island, ships, reward2) => {
  const { state } = making;
  for (const ship of ships) setShip(making, ship, { ...at(state.fleet, ship), raiding: true });
  state.raid = { island, facing: at(state.islands, island).hazards.length - 1, result: null };
  tell(making, "pirate", { type: "raid-began", island, isle: isleOf(making.cards, island), ships, cards: shipFaces(making, ships) });
  const rewarded = reward2.length === 0 ? [] : [{ type: "reward", effects: reward2 }];
  doFirst(making, [
    { type: "raise" },
    { type: "face" },
    { type: "loot" },
    { type: "muster" },
    { type: "crew-effects" },
    ...rewarded,
    { type: "raid-end" }
  ]);
};
var laneOf = ({
  islands,
  raid: raid2
}) => raid2 === null ? [] : at(islands, raid2.island).hazards;
var checkRaise = (cards, view2, hazards) => {
  const lane = laneOf(view2);
  let total = 0;
  for (const [index, { hazard, own, extra }] of hazards.entries()) {
    const card = lane[hazard];
    if (card === void 0) return { type: "no-card-there", at: { island: view2.raid?.island ?? 0, hazard } };
    if (hazards.findIndex((other) => other.hazard === hazard) < index) return { type: "named-twice" };
    if (card.up || card.card === null) return { type: "already-up" };
    const { cost } = cardOf(cards, card.card);
    if (own > Math.min(cost, card.coins)) return { type: "more-than-cost", own, most: Math.min(cost, card.coins) };
    total += cost - own + extra;
  }
  return checkCost(view2, "crown", total);
};
var raiseOne = (making, island, { hazard, own, extra }) => {
  const entry = at(at(making.state.islands, island).hazards, hazard);
  const { face: face2, cost } = readyCard(making, entry.card);
  changeSupply(making, "crown", -(cost - own + extra));
  toBank(making, cost);
  const coins = entry.coins - own + extra;
  setHazard(making, island, hazard, { ...entry, up: true, seenBy: "all", coins });
  tell(making, "crown", { type: "raised", hazard, card: face2, cost, coins });
};
var MOST_TO_COMBINE = 4;
var setsOf = (hazards) => {
  if (hazards.length > MOST_TO_COMBINE) return [...hazards.map((hazard) => [hazard]), hazards];
  return hazards.reduce((sets, hazard) => [...sets, ...sets.map((set) => [...set, hazard])], [[]]).slice(1);
};
var listRaise = (cards, view2) => {
  const lane = laneOf(view2);
  const down = lane.flatMap((card, hazard) => card.up || card.card === null ? [] : [hazard]);
  const found2 = [{ type: "raise", hazards: [] }];
  for (const set of setsOf(down)) {
    const bare = set.map((hazard) => {
      const { card, coins } = at(lane, hazard);
      return { hazard, own: Math.min(coins, cardOf(cards, card ?? "").cost), extra: 0 };
    });
    const left = bare.reduce((sum, { hazard, own }) => sum - cardOf(cards, at(lane, hazard).card ?? "").cost + own, view2.supplies.crown);
    if (left < 0) continue;
    found2.push({ type: "raise", hazards: bare });
    for (let extra = 1; extra <= Math.min(2, left); extra += 1)
      for (let index = 0; index < bare.length; index += 1)
        found2.push({ type: "raise", hazards: bare.map((one, place) => place === index ? { ...one, extra } : one) });
  }
  return found2;
};
var raise = {
  takes: ["raise"],
  by: () => "crown",
  asks: ({ state }) => laneOf(state).some(({ up }) => !up),
  perform: skip,
  answer: (making, _task, move2) => {
    const { raid: raid2 } = making.state;
    if (move2.type !== "raise" || raid2 === null) throw notAsked();
    for (const raising of move2.hazards) raiseOne(making, raid2.island, raising);
    if (move2.hazards.length === 0) tell(making, "crown", { type: "none-raised" });
  },
  check: (cards, view2, _task, move2) => move2.type === "raise" ? checkRaise(cards, view2, move2.hazards) : null,
  list: (cards, view2) => listRaise(cards, view2)
};
var faced = (making) => {
  const hazard = facedHazard(making.state);
  return { hazard, entry: at(laneOf(making.state), hazard) };
};
var waysNow = (making) => waysToMeet(making.cards, making.state, readyCard(making, faced(making).entry.card).ways, making.state.hands.pirate.length);
var meet = (making, way2) => {
  const { hazard, entry } = faced(making);
  const card = readyCard(making, entry.card);
  tell(making, "pirate", { type: "faced", hazard, card: card.face, way: way2 });
  doFirst(making, [{ type: "way", way: at(card.ways, way2) }, { type: "wear" }, { type: "face" }]);
};
var setResult = ({ state }, result) => {
  if (state.raid !== null) state.raid = { island: state.raid.island, facing: state.raid.facing, result };
};
var face = {
  takes: ["meet"],
  by: () => "pirate",
  asks: (making) => making.state.raid?.result === null && facedHazard(making.state) >= 0 && waysNow(making).length > 1,
  perform: (making) => {
    const { state, events } = making;
    if (state.raid?.result !== null) return;
    if (facedHazard(state) < 0) {
      setResult(making, "success");
      events.push({ type: "raid-succeeded" });
      return;
    }
    const [only] = waysNow(making);
    if (only !== void 0) return meet(making, only);
    const { hazard, entry } = faced(making);
    tell(making, "pirate", { type: "faced", hazard, card: readyCard(making, entry.card).face, way: null });
    setResult(making, "stopped");
    doFirst(making, [{ type: "wear" }]);
  },
  answer: (making, _task, move2) => move2.type === "meet" ? meet(making, move2.way) : unasked(),
  check: (cards, view2, _task, move2) => move2.type !== "meet" || listWays(cards, view2).includes(move2.way) ? null : { type: "cannot-meet", way: move2.way },
  list: (cards, view2) => listWays(cards, view2).map((way2) => ({ type: "meet", way: way2 }))
};
var listWays = (cards, view2) => {
  const entry = laneOf(view2)[facedHazard(view2)];
  return waysToMeet(cards, view2, entry === void 0 || entry.card === null ? [] : cardOf(cards, entry.card).ways, view2.handSizes.pirate);
};
var dropOut = (making) => {
  const { state, events } = making;
  for (let ship = 0; ship < state.fleet.length; ship += 1) {
    const entry = at(state.fleet, ship);
    if (!entry.raiding || entry.crew.length > 0) continue;
    setShip(making, ship, { ...entry, raiding: false, navigation: 0, combat: 0 });
    events.push({ type: "dropped-out", ship, card: readyCard(making, entry.card).face });
  }
};
var wear = automatic((making) => {
  const { state, events } = making;
  const { hazard, entry } = faced(making);
  if (state.raid === null) return;
  const { island, result } = state.raid;
  if (entry.coins > 0) {
    setHazard(making, island, hazard, { ...entry, coins: entry.coins - 1 });
    toBank(making, 1);
    events.push({ type: "hazard-wore", card: readyCard(making, entry.card).face, coins: entry.coins - 1 });
  } else trashHazard(making, placeAt(island, hazard));
  dropOut(making);
  const isStopped = result === "stopped" || !state.fleet.some(isRaiding);
  state.raid = { island, facing: hazard - 1, result: isStopped ? "stopped" : null };
  if (isStopped) events.push({ type: "raid-stopped" });
});
var raidEnd = automatic(({ state }) => {
  state.raid = null;
  state.fleet = state.fleet.map((ship) => ship.raiding ? standDown(ship) : ship);
});
var standDown = ({ card, coins, crew }) => ({
  card,
  coins,
  raiding: false,
  navigation: 0,
  combat: 0,
  crew: crew.map((member) => ({ card: member.card, navigation: 0, combat: 0, due: false }))
});
var RAID_TASKS = { raise, face, wear, "raid-end": raidEnd };

// games/rum-runner/rules/actions-pirate.ts
var checkPlayShip = (cards, view2, { card }) => checkKind(cards, view2, card, "ship") ?? checkCost(view2, "pirate", cardOf(cards, card).cost);
var playShip = (making, { card }) => {
  const { state } = making;
  const piece = findPiece(making.cards, state.hands.pirate, card);
  const { cost } = readyCard(making, piece);
  fromHand(making, "pirate", piece);
  payCoins(making, "pirate", cost);
  state.fleet = withLast(state.fleet, { card: piece, coins: 0, raiding: false, navigation: 0, combat: 0, crew: [] });
  tell(making, "pirate", { type: "ship-played", card, cost });
};
var checkRaid = (view2, { island, ships }) => {
  if (ships.length === 0) return { type: "names-none" };
  return checkIsland(view2, island) ?? checkParty(view2, ships) ?? checkCost(view2, "pirate", ships.length);
};
var raid = (making, { island, ships }) => {
  for (const ship of ships) changeShipCoins(making, ship, 1);
  changeSupply(making, "pirate", -ships.length);
  startRaid(making, island, ships, []);
};
var MOST_COMBINED = 3;
var parties = (ready2) => {
  const found2 = ready2.map((ship) => [ship]);
  for (let count2 = 2; count2 <= ready2.length; count2 += 1)
    if (ready2.length <= MOST_COMBINED || count2 === 2 || count2 === ready2.length) found2.push(...choices(ready2, count2));
  return found2;
};
var listRaids = (view2, list3) => {
  const coins = view2.supplies.pirate;
  if (coins === 0) return;
  const ready2 = shipsWhere(view2.fleet, isReady);
  if (ready2.length === 0) return;
  for (const ships of parties(ready2))
    if (ships.length <= coins) for (let island = 0; island < view2.islands.length; island += 1) list3.push({ type: "raid", island, ships });
};
var listShips = (cards, view2, list3) => {
  for (let index = 0; index < view2.hand.length; index += 1) {
    const face2 = at(view2.hand, index);
    const { kind, cost } = cardOf(cards, face2);
    if (kind === "ship" && cost <= view2.supplies.pirate && view2.hand.indexOf(face2) === index) list3.push({ type: "ship", card: face2 });
  }
};

// games/rum-runner/rules/crew.ts
var countOf2 = (list3, face2) => {
  let count2 = 0;
  for (const other of list3) if (other === face2) count2 += 1;
  return count2;
};
var isSameCrew = (a, b) => a.length === b.length && a.every((face2) => countOf2(a, face2) === countOf2(b, face2));
var aboard = ({ fleet }) => fleet.map(({ crew }) => crew.map(({ card }) => card));
var checkCrew = (cards, view2, { ships }) => {
  if (ships.length !== view2.fleet.length) return { type: "no-ship", ship: Math.min(ships.length, view2.fleet.length) };
  const before = aboard(view2);
  const inPlay = before.flat();
  const placed = ships.flat();
  let cost = 0;
  for (const card of new Set(placed)) {
    const known = cards.byName.get(card);
    const isCrew = known?.kind === "crew" && known.face === card;
    if (!isCrew || countOf2(placed, card) > countOf2(inPlay, card) + countOf2(view2.hand, card)) return { type: "crew-not-yours", card };
    cost += Math.max(0, countOf2(placed, card) - countOf2(inPlay, card)) * known.cost;
  }
  for (const [ship, crew] of ships.entries()) {
    const { places } = cardOf(cards, at(view2.fleet, ship).card);
    if (crew.length > places) return { type: "ship-full", ship, places };
  }
  if (ships.every((crew, ship) => isSameCrew(crew, at(before, ship)))) return { type: "nothing-changes" };
  return cost <= view2.supplies.pirate ? null : { type: "too-dear", cost, coins: view2.supplies.pirate };
};
var takeFace = (cards, pieces2, face2) => {
  const index = pieces2.findIndex((piece) => cardOf(cards, piece).face === face2);
  return index < 0 ? null : at(pieces2.splice(index, 1), 0);
};
var placeCrew = (making, { ships }) => {
  const { state, cards } = making;
  const left = state.fleet.map(({ crew }) => crew.map(({ card }) => card));
  const staying = ships.map((faces, ship) => faces.map((face2) => takeFace(cards, at(left, ship), face2)));
  const free = left.flat();
  const hand = state.hands.pirate.slice();
  const played = [];
  const moved = [];
  let cost = 0;
  const fleet = ships.map((faces, ship) => {
    const crew = faces.map((card, place) => {
      const inPlay = at(at(staying, ship), place) ?? takeFace(cards, free, card);
      const piece = inPlay ?? takeFace(cards, hand, card) ?? "";
      if (inPlay === null) {
        played.push({ card, ship });
        cost += cardOf(cards, card).cost;
      } else if (at(at(staying, ship), place) === null) moved.push({ card, ship });
      return { card: piece, navigation: 0, combat: 0, due: false };
    });
    return { ...at(state.fleet, ship), crew };
  });
  state.fleet = fleet;
  state.hands = withSide(state.hands, "pirate", [...hand, ...free]);
  payCoins(making, "pirate", cost);
  tell(making, "pirate", { type: "crew-placed", played, moved, recalled: free.map((piece) => cardOf(cards, piece).face), cost });
};
var MOST_SPOTS = 6;
var listCrew = (cards, view2, list3) => {
  const start = list3.length;
  addArrangements(cards, view2, list3);
  if (cards.hasTwinCrew) list3.push(...distinct(list3.splice(start)));
};
var distinct = (found2) => {
  const seen = /* @__PURE__ */ new Set();
  return found2.filter((move2) => {
    const key = move2.type === "crew" ? move2.ships.map((faces) => faces.toSorted().join(" ")).join("/") : "";
    return !seen.has(key) && seen.add(key);
  });
};
var addArrangements = (cards, view2, list3) => {
  const coins = view2.supplies.pirate;
  const before = aboard(view2);
  const room = view2.fleet.map(({ card, crew }) => cardOf(cards, card).places - crew.length);
  const add2 = (ships) => void list3.push({ type: "crew", ships });
  const board = (ships, ship, face2) => replaceAt(ships, ship, [...at(ships, ship), face2]);
  const hired = view2.hand.filter((face2, index) => {
    const { kind, cost } = cardOf(cards, face2);
    return kind === "crew" && cost <= coins && view2.hand.indexOf(face2) === index;
  });
  const open = room.flatMap((free, ship) => free > 0 ? [ship] : []);
  for (const [index, face2] of hired.entries())
    for (const ship of open) {
      const one = board(before, ship, face2);
      add2(one);
      if (hired.length * open.length > MOST_SPOTS) continue;
      for (const other of hired.slice(index + 1)) {
        if (cardOf(cards, face2).cost + cardOf(cards, other).cost > coins) continue;
        for (const second of open) if (second !== ship || at(room, ship) > 1) add2(board(one, second, other));
      }
    }
  for (const [ship, crew] of before.entries())
    for (const [place, face2] of crew.entries()) {
      const without = replaceAt(before, ship, withoutAt(crew, place));
      add2(without);
      for (const other of hired) if (other !== face2) add2(board(without, ship, other));
      for (const other of open) if (other !== ship) add2(board(without, other, face2));
      for (let second = ship + 1; second < before.length; second += 1)
        for (const [berth, partner] of at(before, second).entries())
          if (partner !== face2) add2(replaceAt(board(without, ship, partner), second, [...withoutAt(at(before, second), berth), face2]));
    }
};

// games/rum-runner/rules/decks.ts
var HAND_SIZE = 5;
var REMOVED = 5;
var takeTop = (making, side, count2) => {
  const { state } = making;
  const deck = state.decks[side];
  const drawn = deck.slice(0, count2);
  state.decks = withSide(state.decks, side, deck.slice(drawn.length));
  state.hands = withSide(state.hands, side, [...state.hands[side], ...drawn]);
  if (side === "pirate") state.knownTop = Math.max(0, state.knownTop - drawn.length);
  tell(making, side, { type: "drew", cards: facesOf(making.cards, drawn) });
};
var renewDeck = (making) => {
  const { state } = making;
  const mixed = shuffle(state.discards.pirate, making.random);
  const removed = mixed.slice(0, REMOVED);
  state.removed = [...state.removed, ...removed];
  state.decks = withSide(state.decks, "pirate", mixed.slice(REMOVED));
  state.discards = withSide(state.discards, "pirate", []);
  state.knownTop = 0;
  tell(making, "pirate", { type: "deck-renewed", removed: facesOf(making.cards, removed), size: mixed.length - removed.length });
};
var drawCards = (making, side, count2) => {
  const { state } = making;
  let left = count2;
  while (left > 0) {
    const size = state.decks[side].length;
    if (size === 0) {
      if (side === "crown" || state.discards.pirate.length === 0) return;
      renewDeck(making);
      continue;
    }
    const now = Math.min(left, size);
    takeTop(making, side, now);
    left -= now;
  }
};
var discardPlain = (making, pieces2) => {
  for (const piece of pieces2) {
    fromHand(making, "pirate", piece);
    toDiscards(making, "pirate", piece);
  }
  tell(making, "pirate", { type: "discarded", cards: facesOf(making.cards, pieces2) });
};
var discardAsRaid = (making, piece) => {
  const card = readyCard(making, piece);
  fromHand(making, "crown", piece);
  making.state.shown = piece;
  tell(making, "crown", { type: "discarded", cards: [card.face] });
  const source = { from: "shown", party: false };
  doEffects(making, card.raid, source, { type: "raided", source });
};
var trashShip = (making, ship) => {
  const { state } = making;
  const { card, coins, crew } = at(state.fleet, ship);
  const back = crew.map((member) => member.card);
  toBank(making, coins);
  toDiscards(making, "pirate", card);
  state.hands = withSide(state.hands, "pirate", [...state.hands.pirate, ...back]);
  state.fleet = withoutAt(state.fleet, ship);
  making.events.push({ type: "ship-trashed", card: readyCard(making, card).face, ship, crew: facesOf(making.cards, back) });
};
var takeOffShip = ({ state }, ship, crew) => {
  const entry = at(state.fleet, ship);
  const { card } = at(entry.crew, crew);
  const fleet = state.fleet.slice();
  fleet[ship] = { ...entry, crew: withoutAt(entry.crew, crew) };
  state.fleet = fleet;
  return card;
};
var trashCrew = (making, ship, crew, by) => {
  const piece = takeOffShip(making, ship, crew);
  toDiscards(making, "pirate", piece);
  tell(making, by, { type: "crew-trashed", card: readyCard(making, piece).face, ship });
};

// games/rum-runner/rules/effects-events.ts
var raidWithShip = {
  by: "pirate",
  takes: ["raid"],
  asks: ({ state }) => state.fleet.some(isReady),
  perform: skip,
  answer: (making, { coins, reward: reward2 }, _source, move2) => {
    if (move2.type !== "raid") throw notAsked();
    const given = bankGives(making.state, coins);
    changeShipCoins(making, at(move2.ships, 0), given);
    making.state.bank -= given;
    startRaid(making, move2.island, move2.ships, reward2);
  },
  check: (_cards, view2, _effect, _source, move2) => {
    if (move2.type !== "raid") return null;
    if (move2.ships.length !== 1) return { type: "wrong-count", given: move2.ships.length, amount: 1 };
    return checkIsland(view2, move2.island) ?? checkParty(view2, move2.ships);
  },
  list: (_cards, { islands, fleet }) => islands.flatMap((_, island) => shipsWhere(fleet, isReady).map((ship) => ({ type: "raid", island, ships: [ship] })))
};
var stripIsland = {
  by: "pirate",
  takes: ["pick-island"],
  asks: ({ state }) => hazardsWhere(state.islands, hasCoin).length > 0,
  perform: skip,
  answer: (making, _effect, _source, move2) => {
    if (move2.type !== "pick-island") throw notAsked();
    const { island } = move2;
    const on = at(making.state.islands, island).hazards.flatMap((card, hazard) => hasCoin(card) ? [placeAt(island, hazard)] : []);
    for (const place of on) changeCoins(making, place, -1);
    making.state.bank += on.length;
    making.events.push({ type: "coin-removed", on, isles: islesOf(making, on) });
    gainCoins(making, "pirate", on.length);
  },
  check: (_cards, view2, _effect, _source, move2) => move2.type === "pick-island" ? checkIsland(view2, move2.island) : null,
  list: (_cards, { islands }) => islands.map((_, island) => ({ type: "pick-island", island }))
};
var costsAtLeast = (cards, least) => ({ card }) => cardOf(cards, card).cost >= least;
var trashOwnShip = {
  by: "pirate",
  takes: ["pick-ship"],
  asks: ({ cards, state }, { least }) => shipsWhere(state.fleet, costsAtLeast(cards, least)).length > 1,
  perform: (making, { least }) => {
    const [only] = shipsWhere(making.state.fleet, costsAtLeast(making.cards, least));
    if (only !== void 0) trashShip(making, only);
  },
  answer: (making, _effect, _source, move2) => move2.type === "pick-ship" ? trashShip(making, move2.ship) : unasked(),
  check: (cards, view2, { least }, _source, move2) => {
    if (move2.type !== "pick-ship") return null;
    const refusal = checkShip(view2, move2.ship);
    if (refusal !== null) return refusal;
    const { cost } = cardOf(cards, at(view2.fleet, move2.ship).card);
    return cost >= least ? null : { type: "ship-too-cheap", cost, least };
  },
  list: (cards, { fleet }, { least }) => shipsWhere(fleet, costsAtLeast(cards, least)).map(toPickShip)
};
var trashAnyHazard = {
  by: "pirate",
  takes: ["trash"],
  asks: ({ state }) => hazardsWhere(state.islands, isAny).length > 1,
  perform: (making) => {
    const [only] = hazardsWhere(making.state.islands, isAny);
    if (only !== void 0) trashHazard(making, only);
  },
  answer: (making, _effect, _source, move2) => move2.type === "trash" ? trashHazard(making, move2.at) : unasked(),
  check: (_cards, view2, _effect, _source, move2) => move2.type === "trash" ? checkHazard(view2, move2.at) : null,
  list: (_cards, { islands }) => hazardsWhere(islands, isAny).map((at2) => ({ type: "trash", at: at2 }))
};
var showHand = automaticEffect(
  (making) => tell(making, "crown", { type: "hand-shown", cards: facesOf(making.cards, making.state.hands.crown) })
);
var missingFor = (cards, view2, effects) => {
  for (const effect of effects) {
    if (effect.type === "raid-with-ship" && !view2.fleet.some(isReady)) return "ready-ship";
    if (effect.type === "trash-own-ship" && !view2.fleet.some(costsAtLeast(cards, effect.least))) return "ship";
    if (effect.type === "trash-hazard" && !view2.islands.some(({ hazards }) => hazards.length > 0)) return "hazard";
  }
  return null;
};
var EVENT_EFFECTS = {
  "raid-with-ship": raidWithShip,
  "strip-island": stripIsland,
  "trash-own-ship": trashOwnShip,
  "trash-hazard": trashAnyHazard,
  "show-hand": showHand
};

// games/rum-runner/rules/actions.ts
var GAINED = 2;
var CROWN = ["found", "hazard", "recall", "invest"];
var PIRATE = ["ship", "crew", "raid"];
var SHARED = ["gain", "draw", "event"];
var ACTIONS = [...SHARED, ...CROWN, ...PIRATE];
var isAction = (move2) => ACTIONS.includes(move2.type);
var ownerOf = (type) => CROWN.some((name) => name === type) ? "crown" : PIRATE.some((name) => name === type) ? "pirate" : null;
var checkDraw = (view2) => {
  const left = view2.deckSizes[view2.turn] + (view2.turn === "pirate" ? view2.discards.pirate.length : 0);
  if (view2.handSizes[view2.turn] >= HAND_SIZE) return { type: "hand-full" };
  return left > 0 ? null : { type: "nothing-to-draw" };
};
var checkEvent = (cards, view2, card) => {
  const refusal = checkKind(cards, view2, card, "event") ?? checkCost(view2, view2.turn, cardOf(cards, card).cost);
  if (refusal !== null) return refusal;
  const needs = missingFor(cards, view2, cardOf(cards, card).effects);
  return needs === null ? null : { type: "event-useless", card, needs };
};
var playEvent = (making, face2) => {
  const { state } = making;
  const side = state.turn;
  const piece = findPiece(making.cards, state.hands[side], face2);
  const { cost, effects } = readyCard(making, piece);
  payCoins(making, side, cost);
  fromHand(making, side, piece);
  toDiscards(making, side, piece);
  tell(making, side, { type: "event-played", card: face2, cost });
  doEffects(making, effects, { from: "event", side });
};
var takeAction = (making, move2) => {
  const side = making.state.turn;
  switch (move2.type) {
    case "gain":
      return gainCoins(making, side, GAINED);
    case "draw":
      return drawCards(making, side, HAND_SIZE - making.state.hands[side].length);
    case "event":
      return playEvent(making, move2.card);
    case "found":
      return found(making, move2);
    case "hazard":
      return playHazard(making, move2);
    case "recall":
      return recall(making, move2.at);
    case "invest":
      return invest(making, move2.on);
    case "ship":
      return playShip(making, move2);
    case "crew":
      return placeCrew(making, move2);
    case "raid":
      return raid(making, move2);
    default:
      return unreachable(move2);
  }
};
var checkAction = (cards, view2, move2) => {
  const owner = ownerOf(move2.type);
  if (owner !== null && owner !== view2.turn) return { type: "other-side", side: owner };
  switch (move2.type) {
    case "gain":
      return null;
    case "draw":
      return checkDraw(view2);
    case "event":
      return checkEvent(cards, view2, move2.card);
    case "found":
      return checkFound(cards, view2, move2);
    case "hazard":
      return checkPlayHazard(cards, view2, move2);
    case "recall":
      return checkRecall(view2, move2.at);
    case "invest":
      return checkInvest(view2, move2.on);
    case "ship":
      return checkPlayShip(cards, view2, move2);
    case "crew":
      return checkCrew(cards, view2, move2);
    case "raid":
      return checkRaid(view2, move2);
    default:
      return unreachable(move2);
  }
};
var GAIN = Object.freeze({ type: "gain" });
var DRAW = Object.freeze({ type: "draw" });
var listActions = (cards, view2) => {
  const list3 = [GAIN];
  if (checkDraw(view2) === null) list3.push(DRAW);
  const { hand, turn } = view2;
  for (let index = 0; index < hand.length; index += 1) {
    const card = at(hand, index);
    const { kind, cost, effects } = cardOf(cards, card);
    const isPlayable = kind === "event" && cost <= view2.supplies[turn] && missingFor(cards, view2, effects) === null;
    if (isPlayable && hand.indexOf(card) === index) list3.push({ type: "event", card });
  }
  if (turn === "crown") listCrownActions(cards, view2, list3);
  else {
    listShips(cards, view2, list3);
    listCrew(cards, view2, list3);
    listRaids(view2, list3);
  }
  return list3;
};
var actions = {
  takes: ACTIONS,
  by: (turn) => turn,
  asks: ({ state }) => state.actions > 0,
  perform: skip,
  answer: (making, task, move2) => {
    if (!isAction(move2)) throw notAsked();
    making.state.actions -= 1;
    making.state.agenda = [task, ...making.state.agenda];
    takeAction(making, move2);
  },
  check: (cards, view2, _task, move2) => isAction(move2) ? checkAction(cards, view2, move2) : null,
  list: (cards, view2) => listActions(cards, view2)
};

// games/rum-runner/rules/effects-crew.ts
var berthOf = (source) => source.from === "crew" ? source : unasked();
var decline = (making) => tell(making, "pirate", { type: "declined" });
var addToShip = (making, ship) => {
  if (bankGives(making.state, 1) === 1) addCoins(making, [], [ship]);
};
var mayCoinShip = {
  by: "pirate",
  takes: ["accept", "decline"],
  asks: () => true,
  perform: skip,
  answer: (making, { coins }, source, move2) => {
    if (move2.type !== "accept") return decline(making);
    addToShip(making, berthOf(source).ship);
    gainCoins(making, "pirate", coins);
  },
  check: () => null,
  list: () => [DECLINE, ACCEPT]
};
var mayGoOnDeck = {
  by: "pirate",
  takes: ["fetch", "decline"],
  asks: ({ state }) => state.discards.pirate.length > 0,
  perform: skip,
  answer: (making, _effect, source, move2) => {
    if (move2.type !== "fetch") return decline(making);
    const { state } = making;
    const { ship, crew } = berthOf(source);
    const piece = takeOffShip(making, ship, crew);
    const pile = state.discards.pirate;
    const fetched = findPiece(making.cards, pile, move2.card);
    state.decks = withSide(state.decks, "pirate", [piece, ...state.decks.pirate]);
    state.knownTop += 1;
    state.discards = withSide(state.discards, "pirate", withoutAt(pile, pile.indexOf(fetched)));
    toHand(making, "pirate", fetched);
    tell(making, "pirate", { type: "put-on-deck", card: readyCard(making, piece).face });
    tell(making, "pirate", { type: "fetched", card: move2.card });
  },
  check: (_cards, view2, _effect, _source, move2) => move2.type === "fetch" && !view2.discards.pirate.includes(move2.card) ? { type: "not-in-discards", card: move2.card } : null,
  list: (_cards, { discards }) => [DECLINE, ...[...new Set(discards.pirate)].map((card) => ({ type: "fetch", card }))]
};
var checkCoinPlace = (view2, place) => place.type === "ship" ? checkShip(view2, place.ship) : checkPlace(view2, place);
var coinsAt = (view2, place) => (place.type === "ship" ? view2.fleet[place.ship]?.coins : findCard(view2.islands, place)?.coins) ?? 0;
var isSame = (a, b) => a.type === "ship" ? b.type === "ship" && a.ship === b.ship : b.type === "hazard" && a.island === b.island && a.hazard === b.hazard;
var toHazardPlace = ({ island, hazard }) => ({ type: "hazard", island, hazard: hazard ?? 0 });
var toShipPlace = (ship) => ({ type: "ship", ship });
var changeAt = (making, place, by) => place.type === "ship" ? changeShipCoins(making, place.ship, by) : changeCoins(making, place, by);
var shipFaces2 = (making, places) => places.flatMap((place) => place.type === "ship" ? [readyCard(making, at(making.state.fleet, place.ship).card).face] : []);
var hazardIsles = (making, places) => islesOf(
  making,
  places.filter((place) => place.type === "hazard")
);
var mayMoveCoin = {
  by: "pirate",
  takes: ["shift", "decline"],
  asks: ({ state: { islands, fleet } }) => {
    const hazards = hazardsWhere(islands, isAny).length;
    return hazards > 1 && hazardsWhere(islands, hasCoin).length > 0 || fleet.length > 1 && fleet.some(({ coins }) => coins > 0);
  },
  perform: skip,
  answer: (making, _effect, _source, move2) => {
    if (move2.type !== "shift") return decline(making);
    changeAt(making, move2.from, -1);
    changeAt(making, move2.to, 1);
    const { from, to } = move2;
    tell(making, "pirate", { type: "coin-moved", from, to, isles: hazardIsles(making, [from, to]), ships: shipFaces2(making, [from, to]) });
  },
  check: (_cards, view2, _effect, _source, move2) => {
    if (move2.type !== "shift") return null;
    const { from, to } = move2;
    if (from.type !== to.type || isSame(from, to)) return { type: "same-place" };
    return checkCoinPlace(view2, from) ?? checkCoinPlace(view2, to) ?? (coinsAt(view2, from) > 0 ? null : { type: "no-coin-there" });
  },
  list: (_cards, { islands, fleet }) => {
    const found2 = [DECLINE];
    const add2 = (from, to) => {
      for (const one of from) for (const other of to) if (!isSame(one, other)) found2.push({ type: "shift", from: one, to: other });
    };
    add2(shipsWhere(fleet, hasShipCoin).map(toShipPlace), shipsWhere(fleet, isAny).map(toShipPlace));
    const coined = hazardsWhere(islands, hasCoin);
    if (coined.length > 0) add2(coined.map(toHazardPlace), hazardsWhere(islands, isAny).map(toHazardPlace));
    return found2;
  }
};
var hasShipCoin = ({ coins }) => coins > 0;
var mayBlast = {
  by: "pirate",
  takes: ["trash", "remove", "decline"],
  asks: ({ state }) => hazardsWhere(state.islands, (card) => isDown(card) || hasCoin(card)).length > 0,
  perform: skip,
  answer: (making, _effect, source, move2) => {
    if (move2.type !== "trash" && move2.type !== "remove") return decline(making);
    const { ship, crew } = berthOf(source);
    trashCrew(making, ship, crew, "pirate");
    if (move2.type === "trash") return trashHazard(making, move2.at);
    changeCoins(making, move2.at, -1);
    toBank(making, 1);
    making.events.push({ type: "coin-removed", on: [move2.at], isles: islesOf(making, [move2.at]) });
  },
  check: (_cards, view2, _effect, _source, move2) => {
    if (move2.type !== "trash" && move2.type !== "remove") return null;
    const refusal = checkHazard(view2, move2.at);
    if (refusal !== null) return refusal;
    const card = findCard(view2.islands, move2.at);
    if (move2.type === "trash") return card !== null && card.up ? { type: "already-up" } : null;
    return card !== null && card.coins > 0 ? null : { type: "no-coin-there" };
  },
  list: (_cards, { islands }) => [
    DECLINE,
    ...hazardsWhere(islands, isDown).map((at2) => ({ type: "trash", at: at2 })),
    ...hazardsWhere(islands, hasCoin).map((at2) => ({ type: "remove", at: at2 }))
  ]
};
var lookAt = (making, place) => {
  const { island, hazard } = place;
  const { investment, hazards } = at(making.state.islands, island);
  const seen = hazard === null ? investment : at(hazards, hazard);
  if (seen === null) return;
  const seenBy2 = seen.seenBy === "all" ? "all" : "both";
  if (hazard !== null) setHazard(making, island, hazard, { ...at(hazards, hazard), seenBy: seenBy2 });
  else if (investment !== null) setInvestment(making, island, { ...investment, seenBy: seenBy2 });
  tell(making, "pirate", { type: "looked", at: place, isle: isleOf(making.cards, island), card: readyCard(making, seen.card).face });
};
var look = {
  by: "pirate",
  takes: ["look", "decline"],
  asks: ({ state }) => cardsWhere(state.islands, isDown).length > 0,
  perform: skip,
  answer: (making, _effect, _source, move2) => move2.type === "look" ? lookAt(making, move2.at) : decline(making),
  check: (_cards, view2, { may }, _source, move2) => {
    if (move2.type !== "look") return may ? null : { type: "must-be-done" };
    return checkPlace(view2, move2.at) ?? (findCard(view2.islands, move2.at)?.up === true ? { type: "already-up" } : null);
  },
  list: (_cards, { islands }, { may }) => [
    ...may ? [DECLINE] : [],
    ...cardsWhere(islands, isDown).map((at2) => ({ type: "look", at: at2 }))
  ]
};
var draw = automaticEffect((making, { count: count2 }) => drawCards(making, "pirate", count2));
var mayRob = {
  by: "pirate",
  takes: ["discard", "decline"],
  asks: ({ state }) => state.supplies.crown > 0 && state.hands.pirate.length > 0,
  perform: skip,
  answer: (making, effect, _source, move2) => {
    const { state, cards } = making;
    if (move2.type !== "discard") return decline(making);
    discardPlain(making, [findPiece(cards, state.hands.pirate, at(move2.cards, 0))]);
    const coins = Math.min(effect.coins, state.supplies.crown);
    changeSupply(making, "crown", -coins);
    changeSupply(making, "pirate", coins);
    tell(making, "pirate", { type: "taken", coins });
  },
  check: (_cards, view2, _effect, _source, move2) => move2.type === "discard" ? checkDiscards(view2, move2.cards, 1) : null,
  list: (cards, { hand }) => [DECLINE, ...listDiscards(cards, hand, 1)]
};
var crownDiscards = automaticEffect((making) => {
  const hand = making.state.hands.crown;
  if (hand.length > 0) discardAsRaid(making, at(hand, making.random.int(hand.length)));
});
var coinShip = automaticEffect((making, _effect, source) => addToShip(making, berthOf(source).ship));
var askDiscard = {
  asks: ({ state }, count2) => state.hands.pirate.length > count2,
  perform: (making) => {
    if (making.state.hands.pirate.length > 0) discardPlain(making, making.state.hands.pirate);
  },
  answer: (making, move2) => {
    if (move2.type !== "discard") return unasked();
    const left = making.state.hands.pirate.slice();
    discardPlain(
      making,
      move2.cards.map((face2) => at(left.splice(left.indexOf(findPiece(making.cards, left, face2)), 1), 0))
    );
  }
};
var discard = {
  by: "pirate",
  takes: ["discard"],
  asks: (making, { count: count2 }) => askDiscard.asks(making, count2),
  perform: (making) => askDiscard.perform(making),
  answer: (making, _effect, _source, move2) => askDiscard.answer(making, move2),
  check: (_cards, view2, { count: count2 }, _source, move2) => move2.type === "discard" ? checkDiscards(view2, move2.cards, count2) : null,
  list: (cards, { hand }, { count: count2 }) => listDiscards(cards, hand, count2)
};
var CREW_EFFECTS = {
  "may-coin-ship": mayCoinShip,
  "may-go-on-deck": mayGoOnDeck,
  "may-move-coin": mayMoveCoin,
  "may-blast": mayBlast,
  look,
  draw,
  "may-rob": mayRob,
  "crown-discards": crownDiscards,
  "coin-ship": coinShip,
  discard
};

// games/rum-runner/rules/scoring.ts
var pointsOf = (options, scores, side) => {
  if (side === "pirate") return scores.pirate.length;
  const cards = cardsOf(options.cards);
  return scores.crown.reduce((sum, name) => sum + cardOf(cards, name).points, 0);
};
var bySeat = ({ options, scores, crown }) => {
  const points = [pointsOf(options, scores, "crown"), pointsOf(options, scores, "pirate")];
  return crown === 0 ? points : points.toReversed();
};
var judge = (counted) => {
  const scores = bySeat(counted);
  const most = Math.max(...scores);
  return { places: scores.map((points) => points === most ? 1 : 2), scores };
};
var judgeByRum = (counted) => {
  const winner = counted.scores.pirate.length >= GOAL ? 1 - counted.crown : counted.crown;
  return { places: [0, 1].map((seat) => seat === winner ? 1 : 2), scores: bySeat(counted) };
};
var outcome2 = (state) => {
  if (state.ending === null) return null;
  return state.ending === "rum" ? judgeByRum(state) : judge(state);
};
var end2 = ({ state, events }, ending) => {
  state.ending = ending;
  state.agenda = [];
  const { places, scores } = ending === "rum" ? judgeByRum(state) : judge(state);
  events.push({ type: "ended", reason: ending, places, scores });
};
var scoreCard = (making, side, piece, coins) => {
  const { state } = making;
  const card = readyCard(making, piece);
  toBank(making, coins);
  state.scores = withSide(state.scores, side, withLast(state.scores[side], piece));
  const total = pointsOf(state.options, state.scores, side);
  tell(making, side, { type: "scored", card: card.face, points: side === "crown" ? card.points : 1, total });
  if (total >= GOAL) end2(making, "rum");
};
var endByCap = (making) => end2(making, "cap");

// games/rum-runner/rules/effects-crown.ts
var investmentOf = ({ state }, source) => {
  if (source.from !== "island") return unasked();
  const card = at(state.islands, source.island).investment;
  return card === null ? unasked() : { island: source.island, card };
};
var score = automaticEffect((making, _effect, source) => {
  const { island, card } = investmentOf(making, source);
  setInvestment(making, island, null);
  scoreCard(making, "crown", card.card, card.coins);
});
var mayMixHand = {
  by: "crown",
  takes: ["accept", "decline"],
  asks: ({ state }) => state.hands.crown.length > 0 && (state.decks.crown.length > 0 || at(state.islands, 0).investment === null),
  perform: skip,
  answer: (making, _effect, _source, move2) => {
    const { state } = making;
    if (move2.type === "decline") return tell(making, "crown", { type: "declined" });
    const hand = state.hands.crown;
    state.decks = withSide(state.decks, "crown", shuffle([...state.decks.crown, ...hand], making.random));
    state.hands = withSide(state.hands, "crown", []);
    state.mixed = true;
    tell(making, "crown", { type: "hand-mixed", count: hand.length });
  },
  check: () => null,
  list: () => [DECLINE, ACCEPT]
};
var trashAnyShip = {
  by: "crown",
  takes: ["pick-ship"],
  asks: ({ state }) => state.fleet.length > 1,
  perform: (making) => {
    if (making.state.fleet.length > 0) trashShip(making, 0);
  },
  answer: (making, _effect, _source, move2) => move2.type === "pick-ship" ? trashShip(making, move2.ship) : unasked(),
  check: (_cards, view2, _effect, _source, move2) => move2.type === "pick-ship" ? checkShip(view2, move2.ship) : null,
  list: (_cards, { fleet }) => fleet.map((_, ship) => toPickShip(ship))
};
var trashSelf = automaticEffect((making, _effect, source) => {
  const { island, card } = investmentOf(making, source);
  setInvestment(making, island, null);
  toBank(making, card.coins);
  toDiscards(making, "crown", card.card);
  making.events.push({ type: "trashed", card: readyCard(making, card.card).face });
});
var checkAdd = (view2, on, least, most) => {
  if (on.length < least) return { type: "names-none" };
  return checkPlaces(view2, on, bankGives(view2, most));
};
var addCoin = {
  by: "crown",
  takes: ["add"],
  asks: ({ state }) => bankGives(state, 1) === 1 && cardsWhere(state.islands, isAny).length > 1,
  perform: (making) => {
    if (bankGives(making.state, 1) === 1) addCoins(making, cardsWhere(making.state.islands, isAny), []);
  },
  answer: (making, _effect, _source, move2) => move2.type === "add" ? addCoins(making, move2.on, []) : unasked(),
  check: (_cards, view2, _effect, _source, move2) => move2.type === "add" ? checkAdd(view2, move2.on, 1, 1) : null,
  list: (_cards, { islands }) => cardsWhere(islands, isAny).map((place) => ({ type: "add", on: [place] }))
};
var MOST_ADDED_TO = 6;
var addSeveral = {
  by: "crown",
  takes: ["add"],
  asks: ({ state }) => bankGives(state, 1) === 1 && cardsWhere(state.islands, isAny).length > 0,
  perform: skip,
  answer: (making, _effect, _source, move2) => move2.type === "add" ? addCoins(making, move2.on, []) : unasked(),
  check: (_cards, view2, { most }, _source, move2) => move2.type === "add" ? checkAdd(view2, move2.on, 0, most) : null,
  list: (_cards, view2, { most }) => {
    const places = cardsWhere(view2.islands, isAny);
    const amount = Math.min(bankGives(view2, most), places.length);
    const sets = choices(places.slice(0, MOST_ADDED_TO), Math.min(amount, MOST_ADDED_TO));
    const singles = amount > 1 ? places.map((place) => [place]) : [];
    return [[], ...sets, ...singles].map((on) => ({ type: "add", on }));
  }
};
var tow = (making, island, hazard, to) => {
  const { hazards } = at(making.state.islands, island);
  setHazards(making, island, withoutAt(hazards, hazard));
  setHazards(making, to, withLast(at(making.state.islands, to).hazards, at(hazards, hazard)));
  tell(making, "crown", {
    type: "hazard-moved",
    from: placeAt(island, hazard),
    to,
    isles: [isleOf(making.cards, island), isleOf(making.cards, to)]
  });
};
var canDelay = (table) => table.fleet.length > 0 && bankGives(table, 1) === 1;
var mayTowOrDelay = {
  by: "crown",
  takes: ["tow", "pick-ship", "decline"],
  asks: ({ state }) => canDelay(state) || hazardsWhere(state.islands, isAny).length > 0,
  perform: skip,
  answer: (making, _effect, _source, move2) => {
    if (move2.type === "tow") tow(making, move2.island, move2.hazard, move2.to);
    else if (move2.type === "pick-ship") addCoins(making, [], [move2.ship]);
    else tell(making, "crown", { type: "declined" });
  },
  check: (_cards, view2, _effect, _source, move2) => {
    if (move2.type === "pick-ship") return checkShip(view2, move2.ship) ?? (canDelay(view2) ? null : { type: "no-coin-there" });
    if (move2.type !== "tow") return null;
    if (move2.island === move2.to) return { type: "same-place" };
    return checkPlace(view2, placeAt(move2.island, move2.hazard)) ?? checkIsland(view2, move2.to);
  },
  list: (_cards, view2) => {
    const found2 = [DECLINE];
    if (canDelay(view2)) for (let ship = 0; ship < view2.fleet.length; ship += 1) found2.push(toPickShip(ship));
    for (const { island, hazard } of hazardsWhere(view2.islands, isAny))
      for (let to = 0; to < view2.islands.length; to += 1)
        if (to !== island && hazard !== null) found2.push({ type: "tow", island, hazard, to });
    return found2;
  }
};
var mayFetchHazard = {
  by: "crown",
  takes: ["fetch", "decline"],
  asks: ({ cards, state }) => state.discards.crown.some((piece) => cardOf(cards, piece).kind === "hazard"),
  perform: skip,
  answer: (making, _effect, _source, move2) => {
    const { state } = making;
    if (move2.type !== "fetch") return tell(making, "crown", { type: "declined" });
    const pile = state.discards.crown;
    const piece = findPiece(making.cards, pile, move2.card);
    state.discards = withSide(state.discards, "crown", withoutAt(pile, pile.indexOf(piece)));
    toHand(making, "crown", piece);
    tell(making, "crown", { type: "fetched", card: move2.card });
  },
  check: (cards, view2, _effect, _source, move2) => {
    if (move2.type !== "fetch") return null;
    if (!view2.discards.crown.includes(move2.card)) return { type: "not-in-discards", card: move2.card };
    return cardOf(cards, move2.card).kind === "hazard" ? null : { type: "wrong-kind", card: move2.card };
  },
  list: (cards, { discards }) => [
    DECLINE,
    ...[...new Set(discards.crown)].flatMap((card) => cardOf(cards, card).kind === "hazard" ? [{ type: "fetch", card }] : [])
  ]
};
var gain = automaticEffect(
  (making, { coins }, source) => gainCoins(making, source.from === "event" ? source.side : "pirate", coins)
);
var CROWN_EFFECTS = {
  score,
  "may-mix-hand": mayMixHand,
  "trash-ship": trashAnyShip,
  "trash-self": trashSelf,
  "add-coin": addCoin,
  "add-coins": addSeveral,
  "may-tow-or-delay": mayTowOrDelay,
  "may-fetch-hazard": mayFetchHazard,
  gain
};

// games/rum-runner/rules/effects-raid.ts
var hasParty = (source) => source.from !== "shown" || source.party;
var checkSpread = (view2, move2, withHazard) => {
  const raiding = shipsWhere(view2.fleet, isRaiding).length + (withHazard ? 1 : 0);
  const amount = bankGives(view2, raiding);
  const given = move2.ships.length + (move2.hazard ? 1 : 0);
  if (move2.hazard && !withHazard) return { type: "not-raiding" };
  if (given !== amount) return { type: "wrong-count", given, amount };
  for (const ship of move2.ships) {
    const refusal = checkRaidingShip(view2, ship);
    if (refusal !== null) return refusal;
  }
  return checkShips(view2, move2.ships);
};
var listSpread = (view2, withHazard) => {
  const raiding = shipsWhere(view2.fleet, isRaiding);
  const amount = bankGives(view2, raiding.length + (withHazard ? 1 : 0));
  const without = choices(raiding, amount).map((ships) => ({ type: "spread", ships, hazard: false }));
  if (!withHazard) return without;
  return [...without, ...choices(raiding, amount - 1).map((ships) => ({ type: "spread", ships, hazard: true }))];
};
var coinParty = {
  by: "pirate",
  takes: ["spread"],
  asks: ({ state }, _effect, source) => {
    const ships = hasParty(source) ? shipsWhere(state.fleet, isRaiding).length : 0;
    const given = bankGives(state, ships);
    return given > 0 && given < ships;
  },
  perform: (making, _effect, source) => {
    const ships = hasParty(source) ? shipsWhere(making.state.fleet, isRaiding) : [];
    if (bankGives(making.state, ships.length) === ships.length) addCoins(making, [], ships);
  },
  answer: (making, _effect, _source, move2) => move2.type === "spread" ? addCoins(making, [], move2.ships) : unasked(),
  check: (_cards, view2, _effect, _source, move2) => move2.type === "spread" ? checkSpread(view2, move2, false) : null,
  list: (_cards, view2) => listSpread(view2, false)
};
var scoreRaided = automaticEffect((making, _effect, source) => {
  const { state } = making;
  if (source.from === "island") {
    const { investment } = at(state.islands, source.island);
    if (investment === null) return;
    setInvestment(making, source.island, null);
    scoreCard(making, "pirate", investment.card, investment.coins);
  } else if (state.shown !== null) {
    const piece = state.shown;
    state.shown = null;
    scoreCard(making, "pirate", piece, 0);
  }
});
var priceOf = (islands, source) => source.from === "island" ? islands[source.island]?.investment?.coins ?? 0 : 0;
var stay = (making, source) => {
  const { state, events } = making;
  if (source.from !== "island") return;
  const { investment } = at(state.islands, source.island);
  const next = state.agenda.findIndex(({ type }) => type === "raided");
  if (investment === null || next < 0) return;
  state.agenda = state.agenda.filter((_, index) => index !== next);
  events.push({ type: "stayed", card: readyCard(making, investment.card).face, coins: investment.coins });
};
var payOrStay = {
  by: "pirate",
  takes: ["accept", "decline"],
  asks: ({ state }, _effect, source) => {
    const price = priceOf(state.islands, source);
    return price > 0 && price <= state.supplies.pirate;
  },
  perform: (making, _effect, source) => {
    if (priceOf(making.state.islands, source) > 0) stay(making, source);
  },
  answer: (making, _effect, source, move2) => {
    if (move2.type === "decline") return stay(making, source);
    const coins = priceOf(making.state.islands, source);
    payCoins(making, "pirate", coins);
    tell(making, "pirate", { type: "paid", coins });
  },
  check: (_cards, view2, _effect, source, move2) => move2.type === "accept" ? checkCost(view2, "pirate", priceOf(view2.islands, source)) : null,
  list: () => [DECLINE, ACCEPT]
};
var withinReach = ({ fleet }, source) => hasParty(source) ? raidingCrew(fleet) : [];
var loseCrew = {
  by: "pirate",
  takes: ["pick-crew"],
  asks: ({ state }, _effect, source) => withinReach(state, source).length > 1,
  perform: (making, _effect, source) => {
    const [only] = withinReach(making.state, source);
    if (only !== void 0) trashCrew(making, only.ship, only.crew, "pirate");
  },
  answer: (making, _effect, _source, move2) => move2.type === "pick-crew" ? trashCrew(making, move2.ship, move2.crew, "pirate") : unasked(),
  check: (_cards, view2, _effect, _source, move2) => move2.type === "pick-crew" ? checkRaidingCrew(view2, move2) : null,
  list: (_cards, view2) => raidingCrew(view2.fleet).map(toPickCrew)
};
var maySellCrew = {
  by: "pirate",
  takes: ["pick-crew", "decline"],
  asks: ({ state }, _effect, source) => withinReach(state, source).length > 0,
  perform: () => {
  },
  answer: (making, { coins }, _source, move2) => {
    if (move2.type !== "pick-crew") return tell(making, "pirate", { type: "declined" });
    trashCrew(making, move2.ship, move2.crew, "pirate");
    gainCoins(making, "pirate", coins);
  },
  check: (_cards, view2, _effect, _source, move2) => move2.type === "pick-crew" ? checkRaidingCrew(view2, move2) : null,
  list: (_cards, view2) => [DECLINE, ...raidingCrew(view2.fleet).map(toPickCrew)]
};
var RAID_EFFECTS = {
  "coin-party": coinParty,
  "score-raided": scoreRaided,
  "pay-or-stay": payOrStay,
  "lose-crew": loseCrew,
  "may-sell-crew": maySellCrew
};

// games/rum-runner/rules/loot.ts
var raidCard = (making, from, piece) => {
  const card = readyCard(making, piece);
  making.state.shown = piece;
  making.events.push({ type: "revealed", from, card: card.face, coins: 0 });
  const source = { from: "shown", party: true };
  doEffects(making, card.raid, source, { type: "raided", source });
};
var loot = automatic((making) => {
  const { state, events } = making;
  const { raid: raid2 } = state;
  if (raid2 === null || raid2.result !== "success") return;
  const { island } = raid2;
  const { investment } = at(state.islands, island);
  const [top] = state.decks.crown;
  const hand = state.hands.crown;
  if (investment !== null) {
    const card = readyCard(making, investment.card);
    setInvestment(making, island, { ...investment, seenBy: "all" });
    events.push({ type: "revealed", from: "island", card: card.face, coins: investment.coins });
    const source = { from: "island", island };
    doEffects(making, card.raid, source, { type: "raided", source });
  } else if (island === 0 && top !== void 0) {
    state.decks = withSide(state.decks, "crown", state.decks.crown.slice(1));
    raidCard(making, "deck", top);
  } else if (island === 0 && hand.length > 0) {
    const piece = at(hand, making.random.int(hand.length));
    fromHand(making, "crown", piece);
    raidCard(making, "hand", piece);
  } else events.push({ type: "nothing-raided" });
});
var raided = automatic((making, { source }) => {
  const { state, events } = making;
  if (source.from === "shown" && state.shown !== null) {
    toDiscards(making, "crown", state.shown);
    events.push({ type: "trashed", card: readyCard(making, state.shown).face });
    state.shown = null;
  }
  const investment = source.from === "island" ? at(state.islands, source.island).investment : null;
  if (source.from !== "island" || investment === null) return;
  setInvestment(making, source.island, null);
  toBank(making, investment.coins);
  toDiscards(making, "crown", investment.card);
  events.push({ type: "trashed", card: readyCard(making, investment.card).face });
});
var happensAfter = ({ when, effects }, { island, result }) => {
  if (effects.length === 0) return false;
  return when === "always" || (when === "stopped" ? result === "stopped" : result === "success" && island === 0);
};
var muster = automatic((making) => {
  const { state } = making;
  const { raid: raid2 } = state;
  if (raid2 === null) return;
  for (const [ship, entry] of state.fleet.entries())
    if (entry.raiding) {
      const crew = entry.crew.map((member) => ({ ...member, due: happensAfter(readyCard(making, member.card), raid2) }));
      setShip(making, ship, { ...entry, crew });
    }
});
var dueCrew = (fleet) => fleet.flatMap((entry, ship) => entry.crew.flatMap((member, crew) => member.due ? [{ ship, crew }] : []));
var beginEffect = (making, { ship, crew }) => {
  const entry = at(making.state.fleet, ship);
  const member = at(entry.crew, crew);
  setShip(making, ship, { ...entry, crew: replaceAt(entry.crew, crew, { ...member, due: false }) });
  doEffects(making, readyCard(making, member.card).effects, { from: "crew", ship, crew });
};
var crewEffects = {
  takes: ["pick-crew"],
  by: () => "pirate",
  asks: ({ state }) => dueCrew(state.fleet).length > 1,
  perform: (making) => {
    const [only] = dueCrew(making.state.fleet);
    if (only !== void 0) beginEffect(making, only);
  },
  answer: (making, task, move2) => {
    if (move2.type !== "pick-crew") throw notAsked();
    making.state.agenda = [task, ...making.state.agenda];
    beginEffect(making, move2);
  },
  check: (_cards, view2, _task, move2) => move2.type === "pick-crew" ? checkBerth(view2, move2) ?? (view2.fleet[move2.ship]?.crew[move2.crew]?.due === true ? null : { type: "not-due" }) : null,
  list: (_cards, { fleet }) => dueCrew(fleet).map(toPickCrew)
};
var reward = automatic((making, { effects }) => {
  if (making.state.raid?.result === "success") doEffects(making, effects, { from: "event", side: "pirate" });
});
var LOOT_TASKS = { loot, raided, muster, "crew-effects": crewEffects, reward };

// games/rum-runner/rules/turn.ts
var ACTIONS2 = 3;
var TURNS = {
  crown: ["reveal", "actions", "turn-end", "turn-effects", "draw-one", "limit", "next-turn"].map((type) => ({ type })),
  pirate: ["ready", "actions", "draw-one", "limit", "next-turn"].map((type) => ({ type }))
};
var turnFrom = (side, first) => TURNS[side].slice(TURNS[side].findIndex(({ type }) => type === first));
var startTurn = (making, side) => {
  const { state } = making;
  state.turn = side;
  state.actions = ACTIONS2;
  if (side === "crown") state.round += 1;
  state.agenda = TURNS[side];
  tell(making, side, { type: "turn-began", round: state.round });
};
var mulligan = {
  takes: ["keep", "mulligan"],
  by: (_turn, { side }) => side,
  asks: ({ state }, { side }) => state.supplies[side] > 0,
  perform: skip,
  answer: (making, task, move2) => {
    if (move2.type !== "mulligan") return;
    const { side } = task;
    const { state } = making;
    payCoins(making, side, 1);
    const deck = shuffle([...state.decks[side], ...state.hands[side]], making.random);
    state.hands = withSide(state.hands, side, deck.slice(0, HAND_SIZE));
    state.decks = withSide(state.decks, side, deck.slice(HAND_SIZE));
    state.agenda = [task, ...state.agenda];
    tell(making, side, { type: "mulliganed", cards: facesOf(making.cards, state.hands[side]) });
  },
  check: () => null,
  list: () => [{ type: "keep" }, { type: "mulligan" }]
};
var needsCoins = ({ state, cards }) => state.islands.some(({ investment }) => investment !== null && !investment.up && investment.coins >= cards.cheapest);
var fundedIslands = (view2) => {
  const cards = cardsOf(view2.options.cards);
  const isFunded = ({ investment }) => investment !== null && !investment.up && investment.card !== null && investment.coins >= cardOf(cards, investment.card).cost;
  return view2.islands.flatMap((island, index) => isFunded(island) ? [index] : []);
};
var reveal = {
  takes: ["flip", "done"],
  by: () => "crown",
  asks: needsCoins,
  perform: skip,
  answer: (making, task, move2) => {
    if (move2.type !== "flip") return;
    const { island } = move2;
    const { investment } = at(making.state.islands, island);
    if (investment === null) throw notAsked();
    const card = readyCard(making, investment.card);
    setInvestment(making, island, { ...investment, up: true, seenBy: "all" });
    tell(making, "crown", { type: "flipped", island, isle: isleOf(making.cards, island), card: card.face });
    doEffects(making, card.reveal, { from: "island", island }, task);
  },
  check: (cards, view2, _task, move2) => {
    if (move2.type !== "flip") return null;
    const refusal = checkIsland(view2, move2.island);
    if (refusal !== null) return refusal;
    const { investment } = at(view2.islands, move2.island);
    if (investment === null || investment.card === null) return { type: "no-card-there", at: { island: move2.island, hazard: null } };
    if (investment.up) return { type: "already-up" };
    const { cost } = cardOf(cards, investment.card);
    return investment.coins >= cost ? null : { type: "not-funded", island: move2.island, coins: investment.coins, cost };
  },
  list: (_cards, view2) => [{ type: "done" }, ...fundedIslands(view2).map((island) => ({ type: "flip", island }))]
};
var ready = automatic((making) => {
  const { state } = making;
  const ships = state.fleet.flatMap(({ coins }, ship) => coins > 0 ? [ship] : []);
  for (const ship of ships) setShip(making, ship, { ...at(state.fleet, ship), coins: at(state.fleet, ship).coins - 1 });
  state.bank += ships.length;
  if (ships.length > 0) tell(making, "pirate", { type: "readied", ships, cards: shipFaces(making, ships) });
});
var turnEnd = automatic((making) => {
  for (const [island, { investment }] of making.state.islands.entries()) {
    if (investment === null || !investment.up) continue;
    const { turnEnd: effects, cost } = readyCard(making, investment.card);
    if (effects.length > 0 && investment.coins >= cost) setInvestment(making, island, { ...investment, due: true });
  }
});
var dueIslands = (islands) => islands.flatMap(({ investment }, island) => investment?.due === true ? [island] : []);
var beginEffect2 = (making, island) => {
  const { investment } = at(making.state.islands, island);
  if (investment === null) throw notAsked();
  setInvestment(making, island, { ...investment, due: false });
  doEffects(making, readyCard(making, investment.card).turnEnd, { from: "island", island });
};
var turnEffects = {
  takes: ["pick-island"],
  by: () => "crown",
  asks: ({ state }) => dueIslands(state.islands).length > 1,
  perform: (making) => {
    const [only] = dueIslands(making.state.islands);
    if (only !== void 0) beginEffect2(making, only);
  },
  answer: (making, task, move2) => {
    if (move2.type !== "pick-island") throw notAsked();
    making.state.agenda = [task, ...making.state.agenda];
    beginEffect2(making, move2.island);
  },
  check: (_cards, view2, _task, move2) => move2.type === "pick-island" ? checkIsland(view2, move2.island) ?? (view2.islands[move2.island]?.investment?.due === true ? null : { type: "not-due" }) : null,
  list: (_cards, { islands }) => dueIslands(islands).map((island) => ({ type: "pick-island", island }))
};
var drawOne = automatic((making) => drawCards(making, making.state.turn, 1));
var limit = {
  takes: ["discard"],
  by: (turn) => turn,
  asks: ({ state }) => state.hands[state.turn].length > HAND_SIZE,
  perform: skip,
  answer: (making, _task, move2) => {
    const { cards, state } = making;
    if (move2.type !== "discard") throw notAsked();
    const piece = findPiece(cards, state.hands[state.turn], at(move2.cards, 0));
    if (state.turn === "crown") discardAsRaid(making, piece);
    else discardPlain(making, [piece]);
  },
  check: (_cards, view2, _task, move2) => move2.type === "discard" ? checkDiscards(view2, move2.cards, 1) : null,
  list: (cards, { hand }) => listDiscards(cards, hand, 1)
};
var nextTurn = automatic((making) => {
  const { turn, round, options } = making.state;
  if (turn === "pirate" && options.turnCap !== null && round >= options.turnCap) endByCap(making);
  else startTurn(making, turn === "crown" ? "pirate" : "crown");
});
var TURN_TASKS = {
  mulligan,
  reveal,
  ready,
  "turn-end": turnEnd,
  "turn-effects": turnEffects,
  "draw-one": drawOne,
  limit,
  "next-turn": nextTurn
};

// games/rum-runner/rules/ways.ts
var useIcons = (making, skill, icons) => {
  for (const { ship, crew } of icons) {
    const entry = at(making.state.fleet, ship);
    if (crew === null) setShip(making, ship, { ...entry, [skill]: entry[skill] + 1 });
    else {
      const member = at(entry.crew, crew);
      setShip(making, ship, { ...entry, crew: replaceAt(entry.crew, crew, { ...member, [skill]: member[skill] + 1 }) });
    }
  }
  tell(making, "pirate", {
    type: "icons-used",
    skill,
    from: icons,
    cards: icons.map(({ ship, crew }) => {
      const entry = at(making.state.fleet, ship);
      return readyCard(making, crew === null ? entry.card : at(entry.crew, crew).card).face;
    })
  });
};
var checkIcons = (cards, view2, skill, amount, from) => {
  if (from.length !== amount) return { type: "wrong-count", given: from.length, amount };
  const left = iconsLeft(cards, view2.fleet, skill);
  const isSame2 = (a, b) => a.ship === b.ship && a.crew === b.crew;
  const isThere = from.every((icon) => {
    const used = from.filter((other) => isSame2(other, icon)).length;
    return left.some((one) => isSame2(one, icon) && one.count >= used);
  });
  return isThere ? null : { type: "icon-not-there" };
};
var faced2 = ({ state }) => placeAt(state.raid?.island ?? 0, facedHazard(state));
var partyAndSelf = ({ state }) => shipsWhere(state.fleet, isRaiding).length + 1;
var asks = (making, { way: way2 }) => {
  const { cards, state } = making;
  switch (way2.type) {
    case "icons":
      return listIcons(cards, state.fleet, way2.skill, way2.count).length > 1;
    case "discard":
      return askDiscard.asks(making, way2.count);
    case "trash-crew":
    case "crown-trashes-crew":
      return raidingCrew(state.fleet).length > 1;
    case "trash-ship":
      return shipsWhere(state.fleet, isRaiding).length > 1;
    case "coin-party-and-self": {
      const given = bankGives(state, partyAndSelf(making));
      return given > 0 && given < partyAndSelf(making);
    }
    default:
      return false;
  }
};
var perform = (making, { way: way2 }) => {
  const { state } = making;
  switch (way2.type) {
    case "icons": {
      const only = at(listIcons(making.cards, state.fleet, way2.skill, way2.count), 0);
      return only.type === "icons" ? useIcons(making, way2.skill, only.from) : unasked();
    }
    case "pay":
      payCoins(making, "pirate", way2.coins);
      return tell(making, "pirate", { type: "paid", coins: way2.coins });
    case "discard":
      return askDiscard.perform(making);
    case "trash-crew":
    case "crown-trashes-crew": {
      const { ship, crew } = at(raidingCrew(state.fleet), 0);
      return trashCrew(making, ship, crew, way2.type === "trash-crew" ? "pirate" : "crown");
    }
    case "trash-ship":
      return trashShip(making, at(shipsWhere(state.fleet, isRaiding), 0));
    case "crown-gains":
      return gainCoins(making, "crown", way2.coins);
    default: {
      const isEnough = bankGives(state, partyAndSelf(making)) === partyAndSelf(making);
      if (isEnough) addCoins(making, [faced2(making)], shipsWhere(state.fleet, isRaiding));
    }
  }
};
var answer = (making, { way: way2 }, move2) => {
  if (way2.type === "icons" && move2.type === "icons") return useIcons(making, way2.skill, move2.from);
  if (way2.type === "discard") return askDiscard.answer(making, move2);
  if (move2.type === "pick-crew") return trashCrew(making, move2.ship, move2.crew, way2.type === "trash-crew" ? "pirate" : "crown");
  if (move2.type === "pick-ship") return trashShip(making, move2.ship);
  if (move2.type === "spread") return addCoins(making, move2.hazard ? [faced2(making)] : [], move2.ships);
  unasked();
};
var TAKES = {
  icons: "icons",
  pay: null,
  discard: "discard",
  "trash-crew": "pick-crew",
  "crown-trashes-crew": "pick-crew",
  "trash-ship": "pick-ship",
  "crown-gains": null,
  "coin-party-and-self": "spread"
};
var check2 = (cards, view2, { way: way2 }, move2) => {
  if (move2.type !== TAKES[way2.type]) return { type: "other-question", asked: "way" };
  if (way2.type === "icons") return move2.type === "icons" ? checkIcons(cards, view2, way2.skill, way2.count, move2.from) : null;
  if (way2.type === "discard") return move2.type === "discard" ? checkDiscards(view2, move2.cards, way2.count) : null;
  if (move2.type === "pick-crew") return checkRaidingCrew(view2, move2);
  if (move2.type === "pick-ship") return checkRaidingShip(view2, move2.ship);
  return move2.type === "spread" ? checkSpread(view2, move2, true) : null;
};
var list = (cards, view2, { way: way2 }) => {
  switch (way2.type) {
    case "icons":
      return listIcons(cards, view2.fleet, way2.skill, way2.count);
    case "discard":
      return listDiscards(cards, view2.hand, way2.count);
    case "trash-crew":
    case "crown-trashes-crew":
      return raidingCrew(view2.fleet).map(toPickCrew);
    case "trash-ship":
      return shipsWhere(view2.fleet, isRaiding).map(toPickShip);
    case "coin-party-and-self":
      return listSpread(view2, true);
    default:
      return [];
  }
};
var way = {
  takes: ["icons", "discard", "pick-crew", "pick-ship", "spread"],
  by: (_turn, task) => task.way.type === "crown-trashes-crew" ? "crown" : "pirate",
  asks,
  perform,
  answer,
  check: check2,
  list
};

// games/rum-runner/rules/tasks.ts
var EFFECTS = { ...CROWN_EFFECTS, ...RAID_EFFECTS, ...CREW_EFFECTS, ...EVENT_EFFECTS };
var TASKS = { ...TURN_TASKS, actions, ...RAID_TASKS, way, ...LOOT_TASKS };
var effectRule = (effect) => EFFECTS[effect.type];
var taskRule = (task) => TASKS[task.type];
var takenBy = (task) => (task.type === "do" ? effectRule(task.effect) : taskRule(task)).takes;
var askedBy = (turn, task) => task.type === "do" ? effectRule(task.effect).by : taskRule(task).by(turn, task);
var asks2 = (making, task) => task.type === "do" ? effectRule(task.effect).asks(making, task.effect, task.source) : taskRule(task).asks(making, task);
var perform2 = (making, task) => task.type === "do" ? effectRule(task.effect).perform(making, task.effect, task.source) : taskRule(task).perform(making, task);
var answer2 = (making, task, move2) => task.type === "do" ? effectRule(task.effect).answer(making, task.effect, task.source, move2) : taskRule(task).answer(making, task, move2);
var checkAnswer = (cards, view2, task, move2) => task.type === "do" ? effectRule(task.effect).check(cards, view2, task.effect, task.source, move2) : taskRule(task).check(cards, view2, task, move2);
var listAnswers = (cards, view2, task) => task.type === "do" ? effectRule(task.effect).list(cards, view2, task.effect, task.source) : taskRule(task).list(cards, view2, task);
var takeTask = ({ state }) => {
  const [task, ...rest2] = state.agenda;
  if (task === void 0) throw new Error("the agenda is empty");
  state.agenda = rest2;
  return task;
};
var run = (making) => {
  const { state } = making;
  while (state.ending === null) {
    const [task] = state.agenda;
    if (task === void 0) throw new Error("the agenda is empty");
    if (asks2(making, task)) return;
    perform2(making, takeTask(making));
  }
  state.agenda = [];
};

// games/rum-runner/rules/apply.ts
var apply = (state, _seat, move2, random2) => {
  const making = beginStep(state, random2);
  answer2(making, takeTask(making), move2);
  run(making);
  return { state: making.state, events: making.events };
};

// games/rum-runner/rules/check.ts
var check3 = (view2, move2) => {
  const [task] = view2.agenda;
  if (view2.ending !== null || task === void 0) return { type: "over" };
  if (view2.side === null) return { type: "watching" };
  const side = askedBy(view2.turn, task);
  if (side !== view2.side) return { type: "not-awaited", side };
  if (!takenBy(task).includes(move2.type)) return { type: "other-question", asked: task.type === "do" ? task.effect.type : task.type };
  return checkAnswer(cardsOf(view2.options.cards), view2, task, move2);
};
var REFUSAL_RULES = {
  over: ["R10.3"],
  watching: ["R1.1"],
  "not-awaited": ["R2.6", "R3.1"],
  "other-question": ["R3.1"],
  "other-side": ["R3.5"],
  "not-in-hand": ["R3.9", "R4.1", "R4.3", "R5.1"],
  "wrong-kind": ["R4.4"],
  "too-dear": ["R3.9", "R4.6", "R5.1", "R5.3", "R7.2", "R7.4"],
  "hand-full": ["R3.6", "R3.8"],
  "nothing-to-draw": ["R3.6", "R6.1", "R6.3"],
  "event-useless": ["R3.9"],
  "no-island": ["R1.5"],
  "island-taken": ["R4.1", "R4.2"],
  "no-card-there": ["R4.5", "R4.6"],
  "named-twice": ["R4.1", "R4.6", "R7.1"],
  "names-none": ["R3.6", "R4.1", "R4.6", "R7.1"],
  "too-many": ["R12.2", "R12.6", "R1.8"],
  "wrong-count": ["R3.11", "R7.7", "R7.8"],
  "not-funded": ["R3.3"],
  "already-up": ["R3.2", "R7.4", "R13.4", "R13.5"],
  "not-due": ["R3.10", "R9.1"],
  "no-ship": ["R5.1", "R7.1"],
  "no-crew-there": ["R5.2", "R9.1"],
  "crew-not-yours": ["R5.2"],
  "ship-full": ["R5.4"],
  "nothing-changes": ["R3.6"],
  "ship-has-coins": ["R7.1"],
  "ship-without-crew": ["R7.1"],
  "not-raiding": ["R7.9"],
  "ship-too-cheap": ["R13.14"],
  "more-than-cost": ["R7.4"],
  "cannot-meet": ["R7.6", "R7.7"],
  "icon-not-there": ["R7.8"],
  "no-coin-there": ["R13.3", "R13.4", "R1.8"],
  "same-place": ["R12.3", "R13.3"],
  "not-in-discards": ["R12.4", "R13.2"],
  "must-be-done": ["R9.3"]
};

// games/rum-runner/rules/determinize.ts
var makePool = (cards) => {
  const left = /* @__PURE__ */ new Map();
  const all = [...cards.hazards, ...cards.decks.crown, ...cards.ships, ...cards.decks.pirate];
  for (const piece of all) {
    const { face: face2 } = cardOf(cards, piece);
    const copies = left.get(face2);
    if (copies === void 0) left.set(face2, [piece]);
    else copies.push(piece);
  }
  const take = (face2) => {
    const piece = left.get(face2)?.shift();
    if (piece === void 0) throw new RangeError(`no ${face2} is left`);
    return piece;
  };
  return { take, takeAll: (faces) => faces.map(take), rest: () => [...left.values()].flat() };
};
var countHidden = ({ islands, hands, side, handSizes }) => {
  const lanes = islands.flatMap(({ hazards }) => hazards.filter(({ card }) => card === null));
  const isHandHidden = side !== "crown" && hands === null;
  return {
    since: lanes.filter(({ since }) => since).length,
    lanes: lanes.filter(({ since }) => !since).length,
    islands: islands.filter(({ investment }) => investment !== null && investment.card === null).length,
    hand: isHandHidden ? handSizes.crown : 0
  };
};
var dealCrown = (cards, view2, hidden, random2) => {
  const wanted = countHidden(view2);
  const isStarting = (piece) => cards.hazards.includes(piece);
  const isKind = (piece, kind) => cardOf(cards, piece).kind === kind;
  const choose = (from, count2) => count2 <= 0 ? [] : shuffle(from, random2).slice(0, count2);
  const outside = (...taken) => hidden.filter((piece) => !taken.some((list3) => list3.includes(piece)));
  const since = choose(hidden.filter(isStarting), wanted.since);
  const back = outside(since).filter(isStarting);
  const forced = choose(back, view2.mixed ? 0 : back.length - wanted.hand);
  const others = choose(
    outside(since, forced).filter((piece) => isKind(piece, "hazard")),
    wanted.lanes - forced.length
  );
  const islands = choose(
    hidden.filter((piece) => isKind(piece, "investment")),
    wanted.islands
  );
  const left = outside(since, forced, others, islands);
  const held = view2.mixed ? [] : left.filter(isStarting);
  const rest2 = shuffle(
    left.filter((piece) => !held.includes(piece)),
    random2
  );
  const more = wanted.hand - held.length;
  const lanes = shuffle([...forced, ...others], random2);
  return { since, lanes, islands, hand: shuffle([...held, ...rest2.slice(0, more)], random2), deck: rest2.slice(more) };
};
var fillIslands = (view2, pool, known, dealt) => view2.islands.map(({ investment, hazards }, index) => {
  const island = at(known, index);
  const place = (hazard, lane) => ({
    ...hazard,
    card: at(island.hazards, lane).card ?? (hazard.since ? dealt.since : dealt.lanes).shift() ?? pool.take("")
  });
  const settle = (held) => ({
    ...held,
    card: island.investment?.card ?? dealt.islands.shift() ?? pool.take("")
  });
  return { investment: investment === null ? null : settle(investment), hazards: hazards.map(place) };
});
var determinize = (view2, random2) => {
  const cards = cardsOf(view2.options.cards);
  const pool = makePool(cards);
  const takeOrNull = (face2) => face2 === null ? null : pool.take(face2);
  const fleet = view2.fleet.map((ship) => ({
    ...ship,
    card: pool.take(ship.card),
    crew: ship.crew.map((member) => ({ ...member, card: pool.take(member.card) }))
  }));
  const known = view2.islands.map(({ investment, hazards }) => ({
    investment: investment === null ? null : { ...investment, card: takeOrNull(investment.card) },
    hazards: hazards.map((hazard) => ({ ...hazard, card: takeOrNull(hazard.card) }))
  }));
  const discards = { crown: pool.takeAll(view2.discards.crown), pirate: pool.takeAll(view2.discards.pirate) };
  const scores = { crown: pool.takeAll(view2.scores.crown), pirate: pool.takeAll(view2.scores.pirate) };
  const removed = pool.takeAll(view2.removed);
  const shown = takeOrNull(view2.shown);
  const crownHand = view2.side === "crown" ? pool.takeAll(view2.hand) : view2.hands === null ? null : pool.takeAll(view2.hands.crown);
  const pirateHand = view2.side === "pirate" ? pool.takeAll(view2.hand) : view2.hands === null ? null : pool.takeAll(view2.hands.pirate);
  const decks = view2.decks === null ? null : { crown: pool.takeAll(view2.decks.crown), pirate: pool.takeAll(view2.decks.pirate) };
  const top = decks === null ? pool.takeAll(view2.top) : [];
  const hidden = pool.rest();
  const dealt = dealCrown(
    cards,
    view2,
    hidden.filter((piece) => cardOf(cards, piece).side === "crown"),
    random2
  );
  const pirates = shuffle(
    hidden.filter((piece) => cardOf(cards, piece).side === "pirate"),
    random2
  );
  const islands = fillIslands(view2, pool, known, dealt);
  const hands = { crown: crownHand ?? dealt.hand, pirate: pirateHand ?? pirates.splice(0, view2.handSizes.pirate) };
  return {
    options: view2.options,
    seats: view2.seats,
    crown: view2.crown,
    turn: view2.turn,
    round: view2.round,
    actions: view2.actions,
    bank: view2.bank,
    supplies: view2.supplies,
    hands,
    decks: decks ?? { crown: dealt.deck, pirate: [...top, ...pirates] },
    discards,
    scores,
    removed,
    islands,
    fleet,
    shown,
    knownTop: view2.top.length,
    mixed: view2.mixed,
    raid: view2.raid,
    agenda: view2.agenda,
    ending: view2.ending
  };
};

// games/rum-runner/rules/moves.ts
var NONE = Object.freeze([]);
var GAIN2 = Object.freeze({ type: "gain" });
var moves = (view2) => {
  const [task] = view2.agenda;
  if (task === void 0 || view2.side === null || askedBy(view2.turn, task) !== view2.side) return NONE;
  return listAnswers(cardsOf(view2.options.cards), view2, task);
};
var timeUp = (view2) => moves(view2)[0] ?? GAIN2;

// games/rum-runner/rules/types.ts
var SIDES = ["crown", "pirate"];
var BANKS = ["open", "strict"];
var ENDINGS = ["rum", "cap"];

// games/rum-runner/rules/options.ts
var whole2 = (least, most) => pipe(number(), integer(), minValue(least), maxValue(most));
var rest = {
  crown: union([literal("random"), picklist([0, 1])]),
  mulligan: boolean(),
  turnCap: nullable(whole2(1, 500)),
  bank: picklist(BANKS)
};
var FileName = picklist(FILE_NAMES);
var OptionsSchema = strictObject({ cards: union([FileName, CardsSchema]), ...rest });
var PublicOptionsSchema = strictObject({ cards: FileName, ...rest });
var PRESETS = {
  lot: { cards: "standard", crown: "random", mulligan: false, turnCap: 60, bank: "open" },
  crown: { cards: "standard", crown: 0, mulligan: false, turnCap: 60, bank: "open" },
  pirate: { cards: "standard", crown: 1, mulligan: false, turnCap: 60, bank: "open" }
};
var FaceText = pipe(string(), maxLength(40));
var list2 = (schema, most = 60) => pipe(array(schema), maxLength(most));
var Index = whole2(0, 99);
var Coins2 = whole2(0, 999);
var At = strictObject({ island: Index, hazard: nullable(Index) });
var On = variant("type", [
  strictObject({ type: literal("hazard"), island: Index, hazard: Index }),
  strictObject({ type: literal("ship"), ship: Index })
]);
var move = (type, entries) => strictObject({ type: literal(type), ...entries });
var MoveSchema = variant("type", [
  move("keep", {}),
  move("mulligan", {}),
  move("flip", { island: Index }),
  move("done", {}),
  move("gain", {}),
  move("draw", {}),
  move("event", { card: FaceText }),
  move("found", { cards: list2(strictObject({ card: FaceText, island: Index }), 12) }),
  move("hazard", { card: FaceText, island: Index }),
  move("recall", { at: At }),
  move("invest", { on: list2(At) }),
  move("ship", { card: FaceText }),
  move("crew", { ships: list2(list2(FaceText, 12), 30) }),
  move("raid", { island: Index, ships: list2(Index, 30) }),
  move("raise", { hazards: list2(strictObject({ hazard: Index, own: Coins2, extra: Coins2 }), 40) }),
  move("meet", { way: Index }),
  move("icons", { from: list2(strictObject({ ship: Index, crew: nullable(Index) }), 20) }),
  move("discard", { cards: list2(FaceText, 20) }),
  move("pick-crew", { ship: Index, crew: Index }),
  move("pick-ship", { ship: Index }),
  move("pick-island", { island: Index }),
  move("add", { on: list2(At) }),
  move("look", { at: At }),
  move("trash", { at: At }),
  move("remove", { at: At }),
  move("shift", { from: On, to: On }),
  move("tow", { island: Index, hazard: Index, to: Index }),
  move("fetch", { card: FaceText }),
  move("spread", { ships: list2(Index, 30), hazard: boolean() }),
  move("accept", {}),
  move("decline", {})
]);
var DraftSchema = variant("type", [
  strictObject({ type: literal("none") }),
  strictObject({ type: literal("island"), island: Index }),
  strictObject({ type: literal("ships"), ships: list2(Index, 30) }),
  strictObject({ type: literal("cards"), count: whole2(0, 40) })
]);

// games/rum-runner/rules/secrets.ts
var pieces = (state) => [
  ...[state.hands, state.decks, state.discards, state.scores].flatMap(({ crown, pirate }) => [...crown, ...pirate]),
  ...state.removed,
  ...state.islands.flatMap(({ investment, hazards }) => [...investment === null ? [] : [investment], ...hazards]).map(({ card }) => card),
  ...state.fleet.flatMap(({ card, crew }) => [card, ...crew.map((member) => member.card)]),
  ...state.shown === null ? [] : [state.shown]
];
var hiddenFrom = (state, viewer) => {
  if (viewer === "open") return [];
  const isCrown = viewer === state.crown;
  const isPirate = viewer === 1 - state.crown;
  const isHidden = ({ up, seenBy: seenBy2 }) => !isCrown && !up && seenBy2 !== "all" && !(isPirate && seenBy2 === "both");
  const lanes = state.islands.flatMap(({ hazards }) => hazards).filter(isHidden);
  const investments = state.islands.flatMap(({ investment }) => investment === null ? [] : [investment]).filter(isHidden);
  const buried = state.decks.pirate.slice(state.knownTop);
  return [
    lanes.filter(({ since }) => since).map(({ card }) => card),
    lanes.filter(({ since }) => !since).map(({ card }) => card),
    investments.map(({ card }) => card),
    [...isCrown ? [] : state.hands.crown, ...state.decks.crown],
    [...isPirate ? [] : state.hands.pirate, ...buried]
  ].filter((group) => group.length > 0);
};
var named = (cards) => cards.filter((card) => card !== null);
var shownBy = (event, viewer) => {
  const isOpen = viewer === "open";
  const isPlayer = isOpen || typeof viewer === "number";
  switch (event.type) {
    case "hazards-laid":
    case "dealt":
    case "mulliganed":
    case "drew":
      return isOpen || event.seat === viewer ? named(event.cards) : [];
    case "founded":
      return isOpen || event.seat === viewer ? named(event.cards.map(({ card }) => card)) : [];
    case "hazard-played":
      return isOpen || event.seat === viewer ? named([event.card]) : [];
    case "recalled":
      return isOpen || event.seat === viewer || event.seenBy === "all" || isPlayer && event.seenBy === "both" ? named([event.card]) : [];
    case "looked":
      return isPlayer ? named([event.card]) : [];
    case "hand-shown":
      return isPlayer ? named(event.cards) : [];
    case "deck-renewed":
      return event.removed;
    case "crew-placed":
      return [...event.played.map(({ card }) => card), ...event.moved.map(({ card }) => card), ...event.recalled];
    case "ship-trashed":
      return [event.card, ...event.crew];
    case "coin-moved":
      return event.ships;
    case "discarded":
    case "readied":
    case "raid-began":
    case "icons-used":
    case "coins-added":
      return event.cards;
    default:
      return "card" in event ? [event.card] : [];
  }
};
var secrets = { pieces, faceOf, hiddenFrom, shownBy };

// games/rum-runner/rules/setup.ts
var COINS = 40;
var START_COINS = 5;
var layTable = (options, seats, random2) => {
  const cards = cardsOf(options.cards);
  const crown = options.crown === "random" ? random2.int(2) : options.crown;
  const hazards = shuffle(cards.hazards, random2);
  const decks = { crown: shuffle(cards.decks.crown, random2), pirate: shuffle(cards.decks.pirate, random2) };
  return {
    options,
    seats,
    crown,
    turn: "crown",
    round: 0,
    actions: 0,
    bank: COINS - 2 * START_COINS,
    supplies: { crown: START_COINS, pirate: START_COINS },
    hands: { crown: decks.crown.slice(0, HAND_SIZE), pirate: decks.pirate.slice(0, HAND_SIZE) },
    decks: { crown: decks.crown.slice(HAND_SIZE), pirate: decks.pirate.slice(HAND_SIZE) },
    discards: { crown: [], pirate: [] },
    scores: { crown: [], pirate: [] },
    removed: [],
    islands: hazards.map((card) => ({
      investment: null,
      hazards: [{ card, up: false, coins: 0, seenBy: "crown", since: true }]
    })),
    fleet: cards.ships.map((card) => ({ card, coins: 0, raiding: false, navigation: 0, combat: 0, crew: [] })),
    // R2.4
    shown: null,
    knownTop: 0,
    mixed: false,
    raid: null,
    agenda: [],
    ending: null
  };
};
var setup = (options, seats, random2) => {
  const making = beginStep(layTable(options, seats, random2), random2);
  const { state, events, cards } = making;
  events.push(
    { type: "began", crown: state.crown },
    {
      type: "hazards-laid",
      seat: state.crown,
      cards: facesOf(
        cards,
        state.islands.flatMap(({ hazards }) => hazards.map(({ card }) => card))
      )
    },
    ...SIDES.map((side) => ({ type: "dealt", seat: seatOf(state.crown, side), cards: facesOf(cards, state.hands[side]) }))
  );
  if (options.mulligan)
    state.agenda = [{ type: "mulligan", side: "crown" }, { type: "mulligan", side: "pirate" }, { type: "next-turn" }];
  if (options.mulligan) state.turn = "pirate";
  else startTurn(making, "crown");
  run(making);
  return { state, events };
};

// games/rum-runner/rules/view.ts
var NO_CARDS = Object.freeze([]);
var sideOf = (crown, viewer) => typeof viewer === "number" ? viewer === crown ? "crown" : "pirate" : null;
var mayKnow = (side, isOpen, seenBy2) => isOpen || side === "crown" || seenBy2 === "all" || side === "pirate" && seenBy2 === "both";
var viewIslands = (cards, islands, side, isOpen) => {
  const shown = [];
  for (const { investment, hazards } of islands) {
    const lane = [];
    for (const { card, up, coins, seenBy: seenBy2, since } of hazards)
      lane.push({ card: mayKnow(side, isOpen, seenBy2) ? cardOf(cards, card).face : null, up, coins, seenBy: seenBy2, since });
    shown.push({ investment: investment === null ? null : viewInvestment(cards, investment, side, isOpen), hazards: lane });
  }
  return shown;
};
var viewInvestment = (cards, { card, up, coins, seenBy: seenBy2, due }, side, isOpen) => ({ card: mayKnow(side, isOpen, seenBy2) ? cardOf(cards, card).face : null, up, coins, seenBy: seenBy2, due });
var viewFleet = (cards, fleet) => {
  const shown = [];
  for (const { card, coins, raiding, navigation, combat, crew } of fleet) {
    const members = [];
    for (const member of crew)
      members.push({ card: cardOf(cards, member.card).face, navigation: member.navigation, combat: member.combat, due: member.due });
    shown.push({ card: cardOf(cards, card).face, coins, raiding, navigation, combat, crew: members });
  }
  return shown;
};
var bothFaces = (cards, { crown, pirate }) => ({
  crown: crown.length === 0 ? NO_CARDS : facesOf(cards, crown),
  pirate: pirate.length === 0 ? NO_CARDS : facesOf(cards, pirate)
});
var sizesOf = ({ crown, pirate }) => ({ crown: crown.length, pirate: pirate.length });
var view = (state, viewer) => {
  const cards = cardsOf(state.options.cards);
  const isOpen = viewer === "open";
  const side = sideOf(state.crown, viewer);
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    crown: state.crown,
    side,
    turn: state.turn,
    round: state.round,
    actions: state.actions,
    bank: state.bank,
    supplies: state.supplies,
    hand: side === null ? NO_CARDS : facesOf(cards, state.hands[side]),
    hands: isOpen ? bothFaces(cards, state.hands) : null,
    handSizes: sizesOf(state.hands),
    decks: isOpen ? bothFaces(cards, state.decks) : null,
    deckSizes: sizesOf(state.decks),
    top: state.knownTop === 0 ? NO_CARDS : facesOf(cards, state.decks.pirate.slice(0, state.knownTop)),
    // R11.7
    discards: bothFaces(cards, state.discards),
    scores: bothFaces(cards, state.scores),
    removed: state.removed.length === 0 ? NO_CARDS : facesOf(cards, state.removed),
    islands: viewIslands(cards, state.islands, side, isOpen),
    fleet: viewFleet(cards, state.fleet),
    shown: state.shown === null ? null : cardOf(cards, state.shown).face,
    mixed: state.mixed,
    raid: state.raid,
    agenda: state.agenda,
    ending: state.ending
  };
};
var blank = (cards) => cards.map(() => null);
var viewEvent = (event, viewer) => {
  if (viewer === "open") return event;
  switch (event.type) {
    case "hazards-laid":
      return event.seat === viewer ? event : { type: "hazards-laid", seat: event.seat, cards: blank(event.cards) };
    case "dealt":
    case "mulliganed":
    case "drew":
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, cards: blank(event.cards) };
    case "founded":
      if (event.seat === viewer) return event;
      return { type: "founded", seat: event.seat, cards: event.cards.map(({ island, isle }) => ({ island, isle, card: null })) };
    case "hazard-played":
      return event.seat === viewer ? event : { type: "hazard-played", seat: event.seat, island: event.island, isle: event.isle, card: null };
    case "recalled":
      if (event.seat === viewer || event.seenBy === "all" || viewer !== "table" && event.seenBy === "both") return event;
      return { ...event, card: null };
    case "looked":
      return viewer === "table" ? { type: "looked", seat: event.seat, at: event.at, isle: event.isle, card: null } : event;
    case "hand-shown":
      return viewer === "table" ? { type: "hand-shown", seat: event.seat, cards: blank(event.cards) } : event;
    default:
      return event;
  }
};

// games/rum-runner/rules/notation-moves.ts
var printPlace = ({ island, hazard }) => hazard === null ? `${island + 1}` : `${island + 1}.${hazard + 1}`;
var printBerth = ({ ship, crew }) => crew === null ? `${ship + 1}` : `${ship + 1}.${crew + 1}`;
var printCoin = (place) => place.type === "ship" ? `ship${place.ship + 1}` : printPlace(place);
var printRaising = ({ hazard, own, extra }) => `${hazard + 1}:${own}+${extra}`;
var line = (verb, words2) => [verb, ...words2].join(" ");
var plusOne = (numbers) => numbers.map((number2) => number2 + 1);
var printMove = (move2) => {
  switch (move2.type) {
    case "keep":
    case "mulligan":
    case "done":
    case "gain":
    case "draw":
    case "accept":
    case "decline":
      return move2.type;
    case "event":
    case "ship":
    case "fetch":
      return line(move2.type, [move2.card]);
    case "flip":
    case "pick-island":
      return line(move2.type, [move2.island + 1]);
    case "found":
      return line(
        "found",
        move2.cards.map(({ card, island }) => `${card}@${island + 1}`)
      );
    case "hazard":
      return line("hazard", [`${move2.card}@${move2.island + 1}`]);
    case "recall":
    case "look":
    case "trash":
    case "remove":
      return line(move2.type, [printPlace(move2.at)]);
    case "invest":
    case "add":
      return line(move2.type, move2.on.map(printPlace));
    case "crew":
      return line("crew", [move2.ships.map((faces) => faces.join(" ") || "-").join(" / ")]);
    case "raid":
      return line("raid", [move2.island + 1, "with", ...plusOne(move2.ships)]);
    case "raise":
      return line("raise", move2.hazards.map(printRaising));
    case "meet":
      return line("meet", [move2.way + 1]);
    case "icons":
      return line("icons", move2.from.map(printBerth));
    case "discard":
      return line("discard", move2.cards);
    case "pick-crew":
      return line("pick-crew", [printBerth(move2)]);
    case "pick-ship":
      return line("pick-ship", [move2.ship + 1]);
    case "shift":
      return line("shift", [printCoin(move2.from), printCoin(move2.to)]);
    case "tow":
      return line("tow", [printPlace(move2), move2.to + 1]);
    case "spread":
      return line("spread", [...plusOne(move2.ships), ...move2.hazard ? ["hazard"] : []]);
    default:
      return unreachable(move2);
  }
};
var numberOf = (text) => {
  if (text === void 0 || !/^\d{1,3}$/.test(text)) throw new RangeError(`no number: ${String(text)}`);
  return Number(text);
};
var indexOf = (text) => numberOf(text) - 1;
var pairOf = (text) => {
  const [first, second] = (text ?? "").split(".");
  return [indexOf(first), second === void 0 ? null : indexOf(second)];
};
var parsePlace = (text) => {
  const [island, hazard] = pairOf(text);
  return { island, hazard };
};
var parseBerth = (text) => {
  const [ship, crew] = pairOf(text);
  return { ship, crew };
};
var parseCoin = (text = "") => {
  if (text.startsWith("ship")) return { type: "ship", ship: indexOf(text.slice(4)) };
  const [island, hazard] = pairOf(text);
  return { type: "hazard", island, hazard };
};
var parseAt = (text = "") => {
  const [card, island] = text.split("@");
  return { card, island: indexOf(island) };
};
var parseRaising = (text) => {
  const [, hazard, own, extra] = /^(\d+):(\d+)\+(\d+)$/.exec(text) ?? [];
  return { hazard: indexOf(hazard), own: numberOf(own), extra: numberOf(extra) };
};
var parseCrew = (rest2) => rest2.join(" ").split("/").map((ship) => ship.split(" ").filter((word) => word !== "" && word !== "-"));
var READ = {
  event: ([card]) => ({ card }),
  ship: ([card]) => ({ card }),
  fetch: ([card]) => ({ card }),
  flip: ([island]) => ({ island: indexOf(island) }),
  "pick-island": ([island]) => ({ island: indexOf(island) }),
  found: (rest2) => ({ cards: rest2.map(parseAt) }),
  hazard: ([text]) => ({ ...parseAt(text) }),
  recall: ([text]) => ({ at: parsePlace(text) }),
  look: ([text]) => ({ at: parsePlace(text) }),
  trash: ([text]) => ({ at: parsePlace(text) }),
  remove: ([text]) => ({ at: parsePlace(text) }),
  invest: (rest2) => ({ on: rest2.map(parsePlace) }),
  add: (rest2) => ({ on: rest2.map(parsePlace) }),
  crew: (rest2) => ({ ships: parseCrew(rest2) }),
  raid: ([island, , ...ships]) => ({ island: indexOf(island), ships: ships.map(indexOf) }),
  raise: (rest2) => ({ hazards: rest2.map(parseRaising) }),
  meet: ([way2]) => ({ way: indexOf(way2) }),
  icons: (rest2) => ({ from: rest2.map(parseBerth) }),
  discard: (rest2) => ({ cards: rest2 }),
  "pick-crew": ([text]) => parseBerth(text),
  "pick-ship": ([ship]) => ({ ship: indexOf(ship) }),
  shift: ([from, to]) => ({ from: parseCoin(from), to: parseCoin(to) }),
  tow: ([text, to]) => ({ ...parsePlace(text), to: indexOf(to) }),
  spread: (rest2) => ({ ships: rest2.filter((word) => word !== "hazard").map(indexOf), hazard: rest2.includes("hazard") })
};
var parseMove = (text) => {
  const [verb = "", ...rest2] = text.trim().split(/\s+/);
  const read = READ[verb];
  const parsed = safeParse(MoveSchema, { type: verb, ...read === void 0 ? {} : read(rest2) });
  if (!parsed.success) throw new RangeError(`no such move: ${text}`);
  return parsed.output;
};

// games/rum-runner/rules/notation-cards.ts
var coinsText = (coins) => coins === 0 ? "" : `+${coins}`;
var SEEN = { crown: "", both: "?", all: "??" };
var printLying = ({ card, up, coins, seenBy: seenBy2 }) => up ? `${card}${coinsText(coins)}` : `(${card})${coinsText(coins)}${SEEN[seenBy2]}`;
var printHazard = (hazard) => `${printLying(hazard)}${hazard.since ? "*" : ""}`;
var printInvestment = (investment) => investment === null ? "-" : `${printLying(investment)}${investment.due ? "!" : ""}`;
var usedText = ({ navigation, combat }) => `${navigation === 0 ? "" : `/n${navigation}`}${combat === 0 ? "" : `/c${combat}`}`;
var printCrew = (crew) => `${crew.card}${usedText(crew)}${crew.due ? "!" : ""}`;
var printShip = (ship) => {
  const crew = ship.crew.length === 0 ? "" : `[${ship.crew.map(printCrew).join(" ")}]`;
  return `${ship.raiding ? ">" : ""}${ship.card}${usedText(ship)}${coinsText(ship.coins)}${crew}`;
};
var parseLying = (text) => {
  const [, open, card, , coins, seen, marks] = /^(\()?([a-z][a-z.\d-]*)(\))?(?:\+(\d+))?(\?{0,2})([*!]?)$/.exec(text) ?? [];
  if (card === void 0) throw new RangeError(`no card: ${text}`);
  const up = open === void 0;
  const seenBy2 = up || seen === "??" ? "all" : seen === "?" ? "both" : "crown";
  return { card, up, coins: Number(coins ?? 0), seenBy: seenBy2, marks: marks ?? "" };
};
var parseHazard = (text) => {
  const { card, up, coins, seenBy: seenBy2, marks } = parseLying(text);
  return { card, up, coins, seenBy: seenBy2, since: marks === "*" };
};
var parseInvestment = (text) => {
  if (text === "-") return null;
  const { card, up, coins, seenBy: seenBy2, marks } = parseLying(text);
  return { card, up, coins, seenBy: seenBy2, due: marks === "!" };
};
var usedOf = (text, skill) => Number(new RegExp(`/${skill}(\\d+)`).exec(text)?.[1] ?? 0);
var parseCrew2 = (text) => {
  const [card = ""] = /^[a-z][a-z.\d-]*/.exec(text) ?? [];
  return { card, navigation: usedOf(text, "n"), combat: usedOf(text, "c"), due: text.endsWith("!") };
};
var parseShip = (text) => {
  const [, raiding, card, used = "", coins, crew = ""] = /^(>)?([a-z][a-z.\d-]*)((?:\/[nc]\d+)*)(?:\+(\d+))?(?:\[([^\]]*)\])?$/.exec(text) ?? [];
  if (card === void 0) throw new RangeError(`no ship: ${text}`);
  return {
    card,
    coins: Number(coins ?? 0),
    raiding: raiding !== void 0,
    navigation: usedOf(used, "n"),
    combat: usedOf(used, "c"),
    crew: crew.split(" ").filter((word) => word !== "").map(parseCrew2)
  };
};

// games/rum-runner/rules/notation.ts
var words = (text) => text.split(" ").filter((word) => word !== "" && word !== "-");
var orDash = (list3, glue = " ") => list3.length === 0 ? "-" : list3.join(glue);
var PILES = ["hand", "deck", "discard", "score"];
var REST = "…";
var printOptions = (options) => {
  const json = JSON.stringify(options);
  const preset = Object.entries(PRESETS).find(([, known]) => JSON.stringify(known) === json);
  return preset === void 0 ? ["own", ` | options: ${json}`] : [preset[0], ""];
};
var printTask = (task) => Object.keys(task).length === 1 ? task.type : JSON.stringify(task);
var printRaid = (islands, { island, facing, result }) => `raid: ${at(islands, island)} ${facing + 1}${result === null ? "" : ` ${result}`}`;
var pilesOf = (state) => ({
  hand: state.hands,
  deck: state.decks,
  discard: state.discards,
  score: state.scores
});
var printState = (state) => {
  const [first, last] = printOptions(state.options);
  const { islands } = cardsOf(state.options.cards);
  const piles = pilesOf(state);
  const fields = [
    first,
    `crown: ${state.crown === 0 ? "A" : "B"}`,
    `turn: ${state.turn} ${state.round}`,
    `actions: ${state.actions}`,
    `coins: ${state.supplies.crown} ${state.supplies.pirate}`,
    `bank: ${state.bank}`,
    ...state.islands.map(
      ({ investment, hazards }, island) => `${at(islands, island)}: ${printInvestment(investment)} < ${orDash(hazards.map(printHazard))}`
    ),
    `fleet: ${orDash(state.fleet.map(printShip), ", ")}`,
    ...PILES.flatMap((pile) => SIDES.map((side) => `${side} ${pile}: ${orDash(piles[pile][side])}`)),
    `removed: ${orDash(state.removed)}`,
    ...state.shown === null ? [] : [`shown: ${state.shown}`],
    ...state.knownTop === 0 ? [] : [`top: ${state.knownTop}`],
    ...state.mixed ? ["mixed: yes"] : [],
    ...state.raid === null ? [] : [printRaid(islands, state.raid)],
    `agenda: ${orDash(state.agenda.map(printTask), "; ")}`,
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
var allPieces = ({ hazards, ships, decks }) => [...hazards, ...decks.crown, ...ships, ...decks.pirate];
var NAME = /[a-z][a-z-]*[a-z](?:\.\d+)?/g;
var isCardField = (name) => !["crown", "turn", "raid", "agenda", "ending", "mixed"].includes(name);
var parseFields = (cards, parts) => {
  const given = parts.map((part) => [part.slice(0, part.indexOf(":")).trim(), part.slice(part.indexOf(":") + 1).trim()]);
  const fields = new Map(given);
  for (const side of SIDES) {
    const isGiven = PILES.some((pile) => fields.get(`${side} ${pile}`)?.includes(REST));
    if (!fields.has(`${side} deck`)) fields.set(`${side} deck`, isGiven ? "-" : REST);
    if (!fields.has(`${side} discard`)) fields.set(`${side} discard`, isGiven ? "-" : "starting");
  }
  const left = new Set(allPieces(cards));
  const claim = (name) => {
    if (name === "starting") return name;
    const piece = name.includes(".") ? name : [...left].find((one) => cardOf(cards, one).face === name);
    if (piece === void 0 || !left.delete(piece)) throw new RangeError(`unknown or doubled: ${name}`);
    return piece;
  };
  for (const [name, text] of fields)
    if (isCardField(name)) {
      for (const found2 of text.match(NAME) ?? []) if (found2.includes(".")) claim(found2);
    }
  const named2 = new Map(
    Array.from(fields, ([name, text]) => [
      name,
      isCardField(name) ? text.replaceAll(NAME, (found2) => found2.includes(".") ? found2 : claim(found2)) : text
    ])
  );
  for (const side of SIDES) {
    const starting = side === "crown" ? cards.hazards : cards.ships;
    const isSpread = named2.get(`${side} discard`) === "starting";
    const rest2 = [...left].filter((piece) => cardOf(cards, piece).side === side);
    const apart = isSpread ? rest2.filter((piece) => starting.includes(piece)) : [];
    named2.set(`${side} discard`, (named2.get(`${side} discard`) ?? "").replace("starting", apart.join(" ")));
    for (const pile of PILES) {
      const text = named2.get(`${side} ${pile}`) ?? "";
      if (text.includes(REST)) named2.set(`${side} ${pile}`, text.replace(REST, rest2.filter((piece) => !apart.includes(piece)).join(" ")));
    }
  }
  return named2;
};
var parseIsland = (text) => {
  const [investment = "-", lane = ""] = text.split("<").map((part) => part.trim());
  return { investment: parseInvestment(investment), hazards: words(lane).map(parseHazard) };
};
var parseRaid = (islands, text) => {
  if (text === void 0) return null;
  const [island = "", facing, result] = text.split(" ");
  if (!islands.includes(island)) throw new RangeError(`no such island: ${island}`);
  return {
    island: islands.indexOf(island),
    facing: Number(facing) - 1,
    result: result === "stopped" || result === "success" ? result : null
  };
};
var parseAgenda = (side, text) => {
  if (text === void 0) return turnFrom(side, "actions");
  if (text.endsWith(REST)) return turnFrom(side, text.slice(0, -1).trim());
  if (text === "-") return [];
  return text.split("; ").map((task) => task.startsWith("{") ? JSON.parse(task) : { type: task });
};
var checkPieces = (cards, pieces2) => {
  const missing = allPieces(cards).find((piece) => !pieces2.includes(piece));
  if (missing !== void 0) throw new RangeError(`missing: ${missing}`);
};
var parseState = (text) => {
  const [body = "", json] = text.split(" | options: ");
  const [first = "", ...parts] = body.split("|").map((part) => part.trim());
  const options = parseOptions(first, json);
  const cards = cardsOf(options.cards);
  const fields = parseFields(cards, parts);
  const [turn = "", round = "1"] = (fields.get("turn") ?? "crown 1").split(" ");
  const side = SIDES.find((name) => name === turn);
  if (side === void 0) throw new RangeError(`no such side: ${turn}`);
  const pile = (name) => ({
    crown: words(fields.get(`crown ${name}`) ?? ""),
    pirate: words(fields.get(`pirate ${name}`) ?? "")
  });
  const [crownCoins = 5, pirateCoins = 5] = words(fields.get("coins") ?? "").map(Number);
  const islands = cards.islands.map((name) => parseIsland(fields.get(name) ?? "-"));
  const fleet = (fields.get("fleet") ?? "-") === "-" ? [] : (fields.get("fleet") ?? "").split(", ").map(parseShip);
  const onTable = [...islands.flatMap(({ investment, hazards }) => [...investment === null ? [] : [investment], ...hazards]), ...fleet];
  const spent = onTable.reduce((sum, { coins }) => sum + coins, crownCoins + pirateCoins);
  const ending = fields.get("ending");
  const shown = fields.get("shown") ?? null;
  const state = {
    options,
    seats: 2,
    crown: fields.get("crown") === "B" ? 1 : 0,
    turn: side,
    round: Number(round),
    actions: Number(fields.get("actions") ?? 3),
    bank: Number(fields.get("bank") ?? COINS - spent),
    supplies: { crown: crownCoins, pirate: pirateCoins },
    hands: pile("hand"),
    decks: pile("deck"),
    discards: pile("discard"),
    scores: pile("score"),
    removed: words(fields.get("removed") ?? ""),
    islands,
    fleet,
    shown,
    knownTop: Number(fields.get("top") ?? 0),
    mixed: fields.has("mixed"),
    raid: parseRaid(cards.islands, fields.get("raid")),
    agenda: parseAgenda(side, fields.get("agenda")),
    ending: ENDINGS.find((known) => known === ending) ?? null
  };
  const inPiles = [state.hands, state.decks, state.discards, state.scores].flatMap(({ crown, pirate }) => [...crown, ...pirate]);
  const aboard2 = fleet.flatMap(({ crew }) => crew);
  checkPieces(cards, [...inPiles, ...state.removed, ...[...onTable, ...aboard2].map(({ card }) => card), ...shown === null ? [] : [shown]]);
  return state;
};
var notation = { printState, parseState, printMove, parseMove };

// games/rum-runner/rules/index.ts
var NOBODY = Object.freeze([]);
var ALONE = [[0], [1]];
var awaited = ({ agenda: [task], turn, crown }) => task === void 0 ? NOBODY : ALONE[seatOf(crown, askedBy(turn, task))] ?? NOBODY;
var upgrade = () => null;
var rumRunner = {
  id: "rum-runner",
  rules: 1,
  seats: [2, 2],
  listsAllMoves: false,
  clock: { type: "none" },
  // R14.1
  schemas: { options: OptionsSchema, move: MoveSchema, draft: DraftSchema },
  presets: PRESETS,
  refusalRules: REFUSAL_RULES,
  setup,
  apply,
  awaited,
  outcome: outcome2,
  view,
  viewEvent,
  check: check3,
  moves,
  timeUp,
  determinize,
  upgrade,
  secrets
};

// games/rum-runner/bots/worth.ts
var worthOf = (card) => {
  if (isRum2(card)) return 10 + card.points;
  if (card.kind === "ship") return 2 + card.cost;
  if (card.kind === "crew") return 2 + card.navigation + card.combat;
  return card.kind === "event" ? 4 : 3 + card.cost;
};
var iconsOf = (view2, ships) => {
  const cards = cardsOf(view2.options.cards);
  let [navigation, combat] = [0, 0];
  for (const ship of ships)
    for (const one of [ship, ...ship.crew]) {
      const card = cardOf(cards, one.card);
      navigation += card.navigation - one.navigation;
      combat += card.combat - one.combat;
    }
  return { navigation, combat };
};
var priceOf2 = (view2, way2, ships, supply) => {
  const crew = ships.reduce((sum, ship) => sum + ship.crew.length, 0);
  switch (way2.type) {
    case "icons":
      return iconsOf(view2, ships)[way2.skill] >= way2.count ? 0 : Infinity;
    case "pay":
      return supply >= way2.coins ? way2.coins : Infinity;
    case "discard":
      return view2.handSizes.pirate >= way2.count ? 1.2 * way2.count : Infinity;
    case "trash-crew":
    case "crown-trashes-crew":
      return crew === 0 ? Infinity : crew === 1 ? 12 : 4;
    case "trash-ship":
      return ships.length === 1 ? 14 : 6;
    case "crown-gains":
      return 0.7 * way2.coins;
    default:
      return 1.5 * ships.length;
  }
};
var STOPS = 12;
var leastPrice = (view2, face2, ships, supply) => Math.min(...cardOf(cardsOf(view2.options.cards), face2).ways.map((way2) => priceOf2(view2, way2, ships, supply)));
var rumChance = (view2, island) => {
  const { investment } = at(view2.islands, island);
  const cards = cardsOf(view2.options.cards);
  if (investment !== null) {
    if (investment.card !== null) return isRum2(cardOf(cards, investment.card)) ? 1 : 0;
    return investment.coins > 0 ? 0.75 : 0.5;
  }
  if (island > 0) return 0;
  const seen = [...view2.scores.crown, ...view2.scores.pirate, ...view2.discards.crown].filter((face2) => isRum2(cardOf(cards, face2))).length;
  const unseen = view2.deckSizes.crown + view2.handSizes.crown + view2.islands.filter(({ investment: held }) => held?.card === null).length;
  return view2.deckSizes.crown + view2.handSizes.crown === 0 ? 0 : Math.min(1, (7 - seen) / Math.max(1, unseen));
};

// games/rum-runner/bots/crown.ts
var saves = { type: "saves" };
var builds = { type: "builds-up" };
var nameOf = ({ options }, island) => isleOf(cardsOf(options.cards), island);
var funds = (view2, island) => ({ type: "funds", island, isle: nameOf(view2, island) });
var defends = (view2, island) => ({ type: "defends", island, isle: nameOf(view2, island) });
var cardAt = (view2, { island, hazard }) => {
  const { investment, hazards } = at(view2.islands, island);
  return hazard === null ? investment : hazards[hazard] ?? null;
};
var guardOf = (view2, island) => Math.min(3, at(view2.islands, island).hazards.length);
var coinWorth = (view2, place) => {
  const entry = cardAt(view2, place);
  if (entry === null || entry.card === null) return 0;
  const card = cardOf(cardsOf(view2.options.cards), entry.card);
  if (place.hazard !== null) return entry.up ? 3 : 0.4;
  const missing = card.cost - entry.coins;
  if (missing <= 0 || entry.up) return 0;
  return isRum2(card) ? 18 + 6 * card.points - 4 * missing + 2 * guardOf(view2, place.island) : missing === 1 ? 7 : 3;
};
var bestIsland = (places) => places[0]?.island ?? 0;
var RESERVE = 2;
var investWorth = (view2, on) => {
  const spare = view2.supplies.crown - on.length;
  return on.reduce((sum, place) => sum + coinWorth(view2, place), 0) - 3 * on.length - (spare < RESERVE ? 3 * (RESERVE - spare) : 0);
};
var foundWorth = (view2, cards) => {
  const known = cardsOf(view2.options.cards);
  return cards.reduce((sum, { card, island }) => {
    const ready2 = cardOf(known, card);
    const isAffordable = view2.supplies.crown + 2 * view2.actions >= ready2.cost;
    return sum + (isRum2(ready2) ? (isAffordable ? 20 : 8) + 3 * guardOf(view2, island) : 8);
  }, 0);
};
var hazardWorth = (view2, face2, island) => {
  const { investment, hazards } = at(view2.islands, island);
  const cards = cardsOf(view2.options.cards);
  const held = investment?.card ?? null;
  const stake = held === null ? island === 0 ? 5 : 4 : isRum2(cardOf(cards, held)) ? 12 : 3;
  return 6 + stake + cardOf(cards, face2).cost - 5 * hazards.length;
};
var raiseWorth = (view2, move2) => {
  if (view2.raid === null) return 0;
  const { island } = view2.raid;
  const { investment, hazards } = at(view2.islands, island);
  const cards = cardsOf(view2.options.cards);
  const party = view2.fleet.filter(({ raiding }) => raiding);
  const isAtStake = investment === null ? island === 0 : investment.card !== null && isRum2(cardOf(cards, investment.card));
  const stake = isAtStake ? investment === null ? 7 : 22 : investment === null ? 1 : 3;
  let [cost, harm, used] = [0, 0, 0];
  let isStopped = false;
  for (let place = hazards.length - 1; place >= 0; place -= 1) {
    const hazard = at(hazards, place);
    const raising = move2.hazards.find((one) => one.hazard === place);
    if (hazard.card === null || !hazard.up && raising === void 0) continue;
    const price = leastPrice(view2, hazard.card, party, view2.supplies.pirate - used);
    if (raising !== void 0) cost += cardOf(cards, hazard.card).cost + raising.extra * (price >= STOPS ? 0.8 : 1.2);
    if (isStopped) continue;
    if (price >= STOPS) isStopped = true;
    else harm += price;
    used += Math.min(price, 4);
  }
  const icons = iconsOf(view2, party);
  return (isStopped ? stake : 0) + 0.6 * harm - cost - 0.1 * (icons.combat + icons.navigation);
};
var judgeCrown = (view2, move2) => {
  const cards = cardsOf(view2.options.cards);
  switch (move2.type) {
    case "flip":
      return { worth: 50, reason: funds(view2, move2.island) };
    case "gain":
      return { worth: view2.supplies.crown < 4 ? 13 : view2.supplies.crown < 8 ? 9 : 4, reason: saves };
    case "draw":
      return { worth: 4 * (4 - view2.hand.length), reason: builds };
    case "event": {
      const isGain = cardOf(cards, move2.card).effects.some(({ type }) => type === "gain");
      const targets = view2.islands.filter((_, island) => coinWorth(view2, { island, hazard: null }) > 10).length;
      return { worth: isGain ? 20 : 12 * targets, reason: saves };
    }
    case "found":
      return { worth: foundWorth(view2, move2.cards), reason: builds };
    case "hazard":
      return { worth: hazardWorth(view2, move2.card, move2.island), reason: defends(view2, move2.island) };
    case "recall":
      return { worth: -5, reason: { type: "takes-back" } };
    case "invest":
      return { worth: investWorth(view2, move2.on), reason: funds(view2, bestIsland(move2.on)) };
    case "add":
      return { worth: move2.on.reduce((sum, place) => sum + 1 + coinWorth(view2, place), 0), reason: funds(view2, bestIsland(move2.on)) };
    case "raise":
      return {
        worth: raiseWorth(view2, move2),
        reason: move2.hazards.length === 0 ? { type: "lets-pass" } : defends(view2, view2.raid?.island ?? 0)
      };
    case "discard":
      return { worth: -move2.cards.reduce((sum, face2) => sum + worthOf(cardOf(cards, face2)), 0), reason: { type: "keeps-best" } };
    case "fetch":
      return { worth: 1 + worthOf(cardOf(cards, move2.card)), reason: builds };
    case "pick-ship": {
      const ship = at(view2.fleet, move2.ship);
      return { worth: 1 + worthOf(cardOf(cards, ship.card)) + 3 * ship.crew.length, reason: defends(view2, 0) };
    }
    case "pick-crew":
      return {
        worth: worthOf(cardOf(cards, at(at(view2.fleet, move2.ship).crew, move2.crew).card)),
        reason: defends(view2, view2.raid?.island ?? 0)
      };
    case "tow":
      return { worth: -1, reason: defends(view2, move2.to) };
    default:
      return { worth: 0, reason: builds };
  }
};

// games/rum-runner/bots/pirate.ts
var builds2 = { type: "builds-up" };
var saves2 = { type: "saves" };
var passes = { type: "gets-past" };
var keeps = { type: "keeps-best" };
var passChance = (view2, island, ships, supply) => {
  let chance = 1;
  let left = supply;
  const crew = ships.reduce((sum, ship) => sum + ship.crew.length, 0);
  for (const { card, up } of at(view2.islands, island).hazards.toReversed()) {
    if (card !== null) {
      const price = leastPrice(view2, card, ships, left);
      if (up && price >= STOPS) return 0;
      chance *= price >= STOPS ? 0.3 : 1;
      left -= Math.min(left, price);
    } else chance *= Math.min(0.9, (view2.supplies.crown === 0 ? 0.8 : 0.45) + 0.12 * crew);
  }
  return chance;
};
var raidWorth = (view2, island, ships, fee) => {
  const chance = passChance(view2, island, ships, view2.supplies.pirate - fee);
  const { investment, hazards } = at(view2.islands, island);
  const urgency = investment !== null && investment.coins >= 2 ? 8 : 0;
  return chance * (30 * rumChance(view2, island) + urgency + (investment === null ? 0 : 2)) + 1.5 * hazards.length - 3 * fee - 2;
};
var isAboard = (fleet, face2) => {
  for (const { crew } of fleet) for (const { card } of crew) if (card === face2) return true;
  return false;
};
var crewWorth = (view2, ships) => {
  const cards = cardsOf(view2.options.cards);
  const valueOf = ({ navigation, combat }) => 2 + 3 * (navigation + combat);
  let worth = 0;
  for (const { crew } of view2.fleet) {
    if (crew.length > 0) worth -= 9;
    for (const { card } of crew) worth -= valueOf(cardOf(cards, card));
  }
  for (const crew of ships) {
    if (crew.length > 0) worth += 9;
    for (const face2 of crew) {
      const card = cardOf(cards, face2);
      worth += valueOf(card) - (isAboard(view2.fleet, face2) ? 0 : 2 * card.cost);
    }
  }
  return worth;
};
var shipWorth = (view2, face2) => {
  const { cost } = cardOf(cardsOf(view2.options.cards), face2);
  const crew = view2.hand.filter((card) => cardOf(cardsOf(view2.options.cards), card).kind === "crew").length;
  return view2.supplies.pirate - cost < 1 ? 0 : 8 + cost + 2 * crew - 4 * Math.max(0, view2.fleet.length - 3);
};
var eventWorth = (view2, face2) => {
  const [first] = cardOf(cardsOf(view2.options.cards), face2).effects;
  if (first?.type === "raid-with-ship") return 14;
  if (first?.type === "strip-island")
    return 6 * Math.max(...view2.islands.map(({ hazards }) => hazards.filter(({ coins }) => coins > 0).length));
  return first?.type === "show-hand" ? 7 : 1;
};
var judgePirate = (view2, move2) => {
  const cards = cardsOf(view2.options.cards);
  switch (move2.type) {
    case "gain":
      return { worth: view2.supplies.pirate < 3 ? 12 : view2.supplies.pirate < 7 ? 8 : 3, reason: saves2 };
    case "draw":
      return { worth: 3.5 * (4 - view2.hand.length), reason: builds2 };
    case "event":
      return { worth: eventWorth(view2, move2.card), reason: builds2 };
    case "ship":
      return { worth: shipWorth(view2, move2.card), reason: builds2 };
    case "crew":
      return { worth: crewWorth(view2, move2.ships), reason: builds2 };
    case "raid": {
      const ships = move2.ships.map((ship) => at(view2.fleet, ship));
      const isFree2 = view2.agenda[0]?.type === "do";
      return {
        worth: raidWorth(view2, move2.island, ships, isFree2 ? 0 : ships.length),
        reason: { type: "raids", island: move2.island, isle: isleOf(cards, move2.island) }
      };
    }
    case "meet": {
      const party = view2.fleet.filter(({ raiding }) => raiding);
      const lane = view2.raid === null ? [] : at(view2.islands, view2.raid.island).hazards;
      const faced3 = lane.findLast(({ up }, place) => up && place <= (view2.raid?.facing ?? -1));
      const way2 = faced3 === void 0 || faced3.card === null ? void 0 : cardOf(cards, faced3.card).ways[move2.way];
      return { worth: way2 === void 0 ? 0 : -priceOf2(view2, way2, party, view2.supplies.pirate), reason: passes };
    }
    case "icons":
      return { worth: move2.from.filter(({ crew }) => crew !== null).length, reason: passes };
    case "discard": {
      const isFree2 = view2.agenda[0]?.type !== "do";
      const lost = move2.cards.reduce((sum, face2) => sum + worthOf(cardOf(cards, face2)), 0);
      return { worth: (isFree2 ? 0 : 4) - lost, reason: keeps };
    }
    case "pick-crew": {
      const task = view2.agenda[0];
      const isOrder = task?.type === "crew-effects";
      const isSale = task?.type === "do" && task.effect.type === "may-sell-crew";
      const worth = worthOf(cardOf(cards, at(at(view2.fleet, move2.ship).crew, move2.crew).card));
      return { worth: isOrder ? 1 : isSale ? 2.5 - worth : -worth, reason: keeps };
    }
    case "pick-ship":
      return { worth: -worthOf(cardOf(cards, at(view2.fleet, move2.ship).card)) - 3 * at(view2.fleet, move2.ship).crew.length, reason: keeps };
    case "pick-island":
      return { worth: at(view2.islands, move2.island).hazards.filter(({ coins }) => coins > 0).length, reason: saves2 };
    case "look": {
      const { investment, hazards } = at(view2.islands, move2.at.island);
      const seen = move2.at.hazard === null ? investment : hazards[move2.at.hazard] ?? null;
      return { worth: seen?.card !== null ? -1 : move2.at.hazard === null ? 5 : 2, reason: builds2 };
    }
    case "trash":
      return { worth: 5 * rumChance(view2, move2.at.island) - 2, reason: passes };
    case "remove":
      return { worth: -1, reason: passes };
    case "shift": {
      if (move2.from.type !== "ship" || move2.to.type !== "ship") return { worth: -1, reason: builds2 };
      const [from, to] = [at(view2.fleet, move2.from.ship), at(view2.fleet, move2.to.ship)];
      return { worth: (from.coins === 1 ? 2 : 1) * from.crew.length - 3 * to.crew.length + (to.coins > 0 ? 0.5 : 0), reason: builds2 };
    }
    case "fetch":
      return { worth: worthOf(cardOf(cards, move2.card)) - 4, reason: builds2 };
    case "accept":
      return { worth: 3, reason: saves2 };
    default:
      return { worth: 0, reason: keeps };
  }
};

// games/rum-runner/bots/plain.ts
var judgeOne = (view2, move2) => (view2.side === "crown" ? judgeCrown : judgePirate)(view2, move2);
var judgeAll = (view2) => {
  const judged = [];
  for (const move2 of rumRunner.moves(view2)) {
    const { worth, reason } = judgeOne(view2, move2);
    judged.push({ move: move2, worth, reason });
  }
  return judged;
};
var chooseBest = (judged) => judged.reduce((best, one) => one.worth > best.worth ? one : best, at(judged, 0));

// games/rum-runner/bots/random.ts
var random = (view2, thinking) => {
  const moves2 = Array.from(rumRunner.moves(view2));
  return {
    move: moves2.length === 0 ? rumRunner.timeUp(view2) : pick(moves2, thinking.random),
    chance: null,
    reason: { type: "at-random" }
  };
};

// games/rum-runner/bots/lanes.ts
var partyOf = (cards, { fleet, turn, supplies, hands }) => {
  const worn = turn === "crown" ? 1 : 0;
  let [ships, crew, navigation, combat, coins] = [0, 0, 0, 0, supplies.pirate];
  for (const ship of fleet) {
    if (ship.crew.length === 0 || ship.coins > worn && !ship.raiding || coins === 0 && !ship.raiding) continue;
    if (!ship.raiding) coins -= 1;
    ships += 1;
    crew += ship.crew.length;
    const own = cardOf(cards, ship.card);
    navigation += own.navigation - ship.navigation;
    combat += own.combat - ship.combat;
    for (const member of ship.crew) {
      const card = cardOf(cards, member.card);
      navigation += card.navigation - member.navigation;
      combat += card.combat - member.combat;
    }
  }
  return { ships, crew, navigation, combat, coins, hand: hands.pirate.length };
};
var NEVER = 99;
var CREW_PRICE = 4;
var SHIP_PRICE = 6;
var priceOf3 = (way2, { ships, crew, navigation, combat, coins, hand }) => {
  switch (way2.type) {
    case "icons":
      return (way2.skill === "combat" ? combat : navigation) >= way2.count ? 0.5 * way2.count : NEVER;
    case "pay":
      return coins >= way2.coins ? way2.coins : NEVER;
    case "discard":
      return hand >= way2.count ? 1.2 * way2.count : NEVER;
    case "trash-crew":
    case "crown-trashes-crew":
      return crew > 1 ? CREW_PRICE : NEVER;
    case "trash-ship":
      return ships > 1 ? SHIP_PRICE : NEVER;
    case "crown-gains":
      return 0.7 * way2.coins;
    default:
      return 1.5 * ships;
  }
};
var UNREACHED = { isSafe: true, toll: 0 };
var laneOf2 = (cards, state, island, party) => {
  if (party.ships === 0) return UNREACHED;
  let left = state.supplies.crown;
  let toll = 0;
  const { hazards } = at(state.islands, island);
  for (let place = hazards.length - 1; place >= 0; place -= 1) {
    const { card, up, coins } = at(hazards, place);
    const { cost, ways } = cardOf(cards, card);
    const due = up ? 0 : Math.max(0, cost - coins);
    if (due > state.supplies.crown) continue;
    let least = NEVER;
    for (const way2 of ways) least = Math.min(least, priceOf3(way2, party));
    if (least >= NEVER) return { isSafe: true, toll: due };
    if (due > left) continue;
    left -= due;
    toll += least;
  }
  return { isSafe: false, toll };
};

// games/rum-runner/bots/figures.ts
var FIGURES = 64;
var add = (sums2, index, amount) => {
  sums2[index] = (sums2[index] ?? 0) + amount;
};
var addScores = (sums2, crown, pirate, isCrownTurn, actions2, round) => {
  add(sums2, 0, 1);
  if (crown > 0) add(sums2, Math.min(crown, 3), 1);
  if (pirate > 0) add(sums2, 3 + Math.min(pirate, 3), 1);
  add(sums2, 7, isCrownTurn ? 1 : 0);
  add(sums2, isCrownTurn ? 8 : 9, actions2 / 3);
  add(sums2, 10, crown * pirate / 9);
  add(sums2, 11, Math.min(round, 30) / 30);
};
var addIslands = (sums2, cards, state, party, crown) => {
  const isCrownTurn = state.turn === "crown";
  const pirate = state.scores.pirate.length;
  let [ready2, sure, laid, open, safeLanes, free] = [crown, crown, crown, 0, 0, 0];
  for (let island = 0; island < state.islands.length; island += 1) {
    const { investment, hazards } = at(state.islands, island);
    const { isSafe, toll } = laneOf2(cards, state, island, party);
    if (isSafe) safeLanes += 1;
    for (const { up, coins } of hazards) {
      add(sums2, 12, 1);
      add(sums2, up ? 13 : 14, coins);
      if (up) add(sums2, 15, 1);
    }
    if (island === 0) {
      const rum = shareOfRum(cards, state);
      add(sums2, 16, isSafe ? 1 : 0);
      add(sums2, 17, isSafe ? 0 : rum);
      add(sums2, 18, isSafe ? 0 : rum * pirate / 3);
      add(sums2, 19, Math.min(toll, 8) / 8);
    }
    if (investment === null) {
      if (island > 0) free += 1;
      continue;
    }
    const card = cardOf(cards, investment.card);
    const missing = Math.max(0, card.cost - investment.coins);
    if (!isRum2(card)) {
      addOther(sums2, card, investment.up && missing === 0, missing);
      continue;
    }
    laid += card.points;
    if (!isSafe) open += 1;
    if (missing === 0) ready2 += card.points;
    if (missing === 0 && isSafe) sure += card.points;
    add(sums2, (isSafe ? 20 : 24) + Math.min(3, missing), card.points);
    add(sums2, isSafe ? 28 : 29, 1);
    add(sums2, 30, isSafe ? 0 : Math.min(toll, 8) / 8);
    if (investment.seenBy !== "crown") add(sums2, isSafe ? 31 : 32, 1);
  }
  add(sums2, isCrownTurn ? 33 : 34, sure >= GOAL ? 1 : 0);
  add(sums2, isCrownTurn ? 35 : 36, ready2 >= GOAL ? 1 : 0);
  add(sums2, 37, laid >= GOAL ? 1 : 0);
  add(sums2, isCrownTurn ? 38 : 39, pirate + open >= GOAL ? 1 : 0);
  add(sums2, 40, open * pirate / 3);
  add(sums2, 41, safeLanes / state.islands.length);
  add(sums2, 42, free);
};
var addOther = (sums2, { turnEnd: turnEnd2, raid: raid2 }, works, missing) => {
  if (works) add(sums2, turnEnd2.some(({ type }) => type === "add-coin") ? 43 : 44, 1);
  else add(sums2, 45, 1 / (1 + missing));
  if (raid2.some(({ type }) => type === "lose-crew")) add(sums2, 46, 1);
};
var shareOfRum = (cards, { decks, hands }) => {
  const from = decks.crown.length > 0 ? decks.crown : hands.crown;
  let rum = 0;
  for (const piece of from) if (isRum2(cardOf(cards, piece))) rum += 1;
  return from.length === 0 ? 0 : rum / from.length;
};
var addHands = (sums2, cards, { hands, supplies, decks }) => {
  let [rum, points, hazards] = [0, 0, 0];
  for (const piece of hands.crown) {
    const card = cardOf(cards, piece);
    if (isRum2(card)) rum += 1;
    points += card.points;
    if (card.kind === "hazard") hazards += card.cost + 1;
    if (card.kind === "event") add(sums2, 50, 1);
  }
  add(sums2, 47, rum);
  add(sums2, 48, points);
  add(sums2, 49, hazards / 4);
  add(sums2, 51, hands.crown.length / 5);
  for (const piece of hands.pirate) {
    const { kind } = cardOf(cards, piece);
    add(sums2, kind === "crew" ? 52 : kind === "ship" ? 53 : 54, 1);
  }
  add(sums2, 55, Math.min(supplies.crown, 12) / 12);
  add(sums2, 56, Math.min(supplies.crown, 4) / 4);
  add(sums2, 57, Math.min(supplies.pirate, 12) / 12);
  add(sums2, 58, Math.min(supplies.pirate, 3) / 3);
  add(sums2, 59, decks.crown.length / 22);
};
var addFleet = (sums2, cards, { fleet }, party) => {
  add(sums2, 60, Math.min(party.navigation, 4) / 2);
  add(sums2, 61, Math.min(party.combat, 4) / 2);
  for (const { coins, crew } of fleet) {
    add(sums2, 62, crew.length > 0 ? 1 : 0);
    add(sums2, 63, Math.min(coins, 3));
  }
};
var sums = new Float64Array(FIGURES);
var figuresOf = (state) => {
  sums.fill(0);
  const cards = cardsOf(state.options.cards);
  const party = partyOf(cards, state);
  const crown = pointsOf(state.options, state.scores, "crown");
  addScores(sums, crown, state.scores.pirate.length, state.turn === "crown", state.actions, state.round);
  addIslands(sums, cards, state, party, crown);
  addHands(sums, cards, state);
  addFleet(sums, cards, state, party);
  return sums;
};

// games/rum-runner/bots/chances.ts
var WEIGHTS = new Float64Array([
  -0.6,
  0.26,
  1.001,
  1.292,
  -0.053,
  -0.75,
  -1.488,
  -0.139,
  0.326,
  -0.22,
  -3e-3,
  -0.166,
  0.145,
  0.038,
  -0.097,
  0.085,
  -0.163,
  0.057,
  -0.44,
  -0.049,
  0.517,
  0.18,
  0.082,
  0.016,
  0.14,
  -0.063,
  -0.071,
  -0.139,
  -0.082,
  -0.031,
  0.29,
  -0.07,
  -0.067,
  0.12,
  0.382,
  0.362,
  0.3,
  0.372,
  3e-3,
  -0.187,
  -0.481,
  -0.083,
  -0.076,
  0.271,
  2e-3,
  0.224,
  -0.244,
  -0.025,
  -7e-3,
  0.011,
  0.097,
  -0.067,
  4e-3,
  -0.046,
  -0.038,
  0.168,
  0.324,
  -0.411,
  -0.2,
  0.139,
  -0.18,
  -0.02,
  -0.394,
  -0.012
]);
var crownChance = (state) => {
  const figures = figuresOf(state);
  let sum = 0;
  for (let index = 0; index < WEIGHTS.length; index += 1) sum += (WEIGHTS[index] ?? 0) * (figures[index] ?? 0);
  return 1 / (1 + exp(-sum));
};
var chancesOf = (state) => {
  const chance = crownChance(state);
  return state.crown === 0 ? [chance, 1 - chance] : [1 - chance, chance];
};

// games/rum-runner/bots/choices.ts
var isSameCard = (one, other) => one.card === other.card && one.up === other.up && one.coins === other.coins && one.seenBy === other.seenBy;
var isSameIsland = (one, other) => {
  if (one.hazards.length !== other.hazards.length) return false;
  if (one.investment === null !== (other.investment === null)) return false;
  if (one.investment !== null && other.investment !== null && !isSameCard(one.investment, other.investment)) return false;
  for (let place = 0; place < one.hazards.length; place += 1) {
    const [hazard, twin] = [at(one.hazards, place), at(other.hazards, place)];
    if (hazard.since !== twin.since || !isSameCard(hazard, twin)) return false;
  }
  return true;
};
var hasTwinBefore = ({ islands }, island) => {
  for (let other = 1; other < island; other += 1) if (isSameIsland(at(islands, other), at(islands, island))) return true;
  return false;
};
var isSameShip = (one, other) => one.crew.length === 0 && other.crew.length === 0 && one.coins === other.coins && one.card === other.card;
var isForSecondTwin = ({ fleet }, ships) => {
  for (let ship = 1; ship < fleet.length; ship += 1) {
    if (at(ships, ship).length === 0) continue;
    for (let other = 0; other < ship; other += 1)
      if (at(ships, other).length === 0 && isSameShip(at(fleet, other), at(fleet, ship))) return true;
  }
  return false;
};
var isRepeated = (view2, move2) => {
  switch (move2.type) {
    case "raid":
    case "hazard":
    case "pick-island":
      return hasTwinBefore(view2, move2.island);
    case "found":
      return move2.cards.length === 1 && hasTwinBefore(view2, at(move2.cards, 0).island);
    case "look":
      return move2.at.hazard === null && hasTwinBefore(view2, move2.at.island);
    case "crew":
      return isForSecondTwin(view2, move2.ships);
    default:
      return false;
  }
};
var bestOf = (judged, most) => {
  const best = [];
  for (const one of judged) {
    let place = best.length;
    while (place > 0 && at(best, place - 1).worth < one.worth) place -= 1;
    if (place >= most) continue;
    best.splice(place, 0, one);
    if (best.length > most) best.pop();
  }
  return best;
};
var MOST = 8;
var FADE = 6;
var choicesIn = (view2) => {
  const judged = judgeAll(view2);
  const different = judged.length < 3 ? judged : judged.filter(({ move: move2 }) => !isRepeated(view2, move2));
  const best = bestOf(different, MOST);
  const top = at(best, 0).worth;
  return best.map(({ move: move2, worth }) => {
    const gap = (top - worth) / FADE;
    return { move: move2, key: JSON.stringify(move2), weight: 1 / (1 + gap * gap) };
  });
};

// games/rum-runner/bots/imagine.ts
var ON_RUM = [22, 27, 30, 30];
var ON_OTHERS = [60, 27, 11, 2];
var MOST_COINS = 3;
var oftenWith = (card, coins) => coins > card.cost ? 1 : at(isRum2(card) ? ON_RUM : ON_OTHERS, Math.min(coins, MOST_COINS));
var TRIES = 4;
var refit = (view2, state, random2) => {
  const hidden = [];
  for (let island = 0; island < view2.islands.length; island += 1)
    if (at(view2.islands, island).investment?.card === null) hidden.push(island);
  if (hidden.length === 0) return state;
  const cards = cardsOf(state.options.cards);
  const held = [...state.hands.crown, ...state.decks.crown];
  const free = [];
  for (let index = 0; index < held.length; index += 1) if (cardOf(cards, at(held, index)).kind === "investment") free.push(index);
  if (free.length === 0) return state;
  const islands = state.islands.slice();
  for (let tries = 0; tries < TRIES; tries += 1)
    for (const island of hidden) {
      const { investment, hazards } = at(islands, island);
      if (investment === null) continue;
      const index = at(free, random2.int(free.length));
      const other = at(held, index);
      const [now, then] = [oftenWith(cardOf(cards, investment.card), investment.coins), oftenWith(cardOf(cards, other), investment.coins)];
      if (then < now && random2.int(now) >= then) continue;
      held[index] = investment.card;
      islands[island] = { investment: { ...investment, card: other }, hazards };
    }
  const size = state.hands.crown.length;
  return {
    ...state,
    islands,
    hands: { crown: held.slice(0, size), pirate: state.hands.pirate },
    decks: { crown: held.slice(size), pirate: state.decks.pirate }
  };
};
var imagine = (view2, random2) => {
  const state = rumRunner.determinize(view2, random2);
  return view2.side === "pirate" ? refit(view2, state, random2) : state;
};

// games/rum-runner/bots/reasons.ts
var findSale = (view2, move2) => {
  const face2 = move2.type === "flip" ? at(view2.islands, move2.island).investment?.card ?? null : null;
  const points = face2 === null ? 0 : cardOf(cardsOf(view2.options.cards), face2).points;
  return points === 0 ? null : { type: "sells", points, total: pointsOf(view2.options, view2.scores, "crown") + points };
};
var FAR = 12;
var reasonFor = (view2, judged, move2, worlds) => {
  if (judged.length === 1) return { type: "only-choice" };
  const { worth, reason } = judgeOne(view2, move2);
  if (worth < chooseBest(judged).worth - FAR && worlds > 1) return { type: "looks-ahead", worlds };
  return findSale(view2, move2) ?? reason;
};

// games/rum-runner/bots/searcher.ts
var TURNS2 = 2;
var HORIZON = 40;
var NOBODY2 = [];
var NOTHING2 = [];
var worldsBehind = (view2, viewer) => {
  let first = null;
  return {
    ...worldsOf(
      { game: rumRunner, horizon: HORIZON, choices: choicesIn, reply: (seen) => chooseBest(judgeAll(seen)).move, values: chancesOf },
      view2,
      viewer,
      view2.seats
    ),
    imagine: (random2) => ({ state: imagine(view2, random2), events: NOTHING2, turns: 0 }),
    awaited: ({ state, turns }) => turns >= TURNS2 ? NOBODY2 : rumRunner.awaited(state),
    choices: ({ state, events }, seat) => seat === viewer && events === NOTHING2 ? first ??= choicesIn(view2) : choicesIn(rumRunner.view(state, seat)),
    play: ({ state: before, turns }, seat, move2, random2) => {
      const { state, events } = rumRunner.apply(before, seat, move2, random2);
      return { state, events, turns: state.turn === before.turn ? turns : turns + 1 };
    }
  };
};
var searcher = (view2, thinking) => {
  const { viewer } = view2;
  const judged = judgeAll(view2);
  if (judged.length === 0 || typeof viewer !== "number") return { move: rumRunner.timeUp(view2), chance: null, reason: null };
  const tried = search(worldsBehind(view2, viewer), thinking);
  const { move: move2, ...figures } = conclude(tried);
  return { move: move2, ...figures, reason: reasonFor(view2, judged, move2, tried[0]?.visits ?? 0) };
};

// games/rum-runner/bots/index.ts
var bots = levelsOf(searcher, random, {
  "cabin-boy": { slips: 50, share: 0 },
  deckhand: { slips: 25, share: 0.01 },
  sailor: { slips: 9, share: 0.08 },
  boatswain: { slips: 3, share: 0.35 },
  captain: { slips: 0, share: 1 }
});
export {
  bots,
  rumRunner as game,
  notation
};
