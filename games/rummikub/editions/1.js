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
var shuffle = (list, random) => {
  const mixed = list.slice();
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = random.int(i + 1);
    const held = at(mixed, i);
    mixed[i] = at(mixed, j);
    mixed[j] = held;
  }
  return mixed;
};

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
function null_(message$1) {
  return _standardSchema({
    kind: "schema",
    type: "null",
    reference: null_,
    expects: "null",
    async: false,
    message: message$1,
    "~run"(dataset, config$1) {
      if (dataset.value === null) dataset.typed = true;
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

// packages/kit/src/search/level.ts
var handicapped = (strong, slipping, { slips, share }) => (view2, { random, playouts }) => {
  const isSlip = slips > 0 && random.int(100) < slips;
  return isSlip ? slipping(view2, { random, playouts: 0 }) : strong(view2, { random, playouts: Math.floor(playouts * share) });
};
var levelsOf = (strong, slipping, handicaps) => ({
  "cabin-boy": handicapped(strong, slipping, handicaps["cabin-boy"]),
  deckhand: handicapped(strong, slipping, handicaps.deckhand),
  sailor: handicapped(strong, slipping, handicaps.sailor),
  boatswain: handicapped(strong, slipping, handicaps.boatswain),
  captain: handicapped(strong, slipping, handicaps.captain)
});

// packages/kit/src/search/search.ts
var ONE_CHOICE_SHARE = 1 / 16;

// games/rummikub/rules/types.ts
var COLOURS = ["K", "R", "B", "O"];
var KINDS = ["group", "run"];
var MISTAKES = ["refused", "penalised"];
var JOKER_REUSES = ["anySet", "newSet", "newSetWithTwo"];
var EMPTY_BANKS = ["oneMoreMoveEach", "untilAllPass", "mustLay"];
var EMPTY_BANK_SCORES = ["sumMinusOwn", "differences", "sumOfOthers"];
var JOKERS_AT_START = ["drawsAgain", "doesNotCount"];
var DIRECTIONS = ["clockwise", "counterClockwise"];
var PHASES = ["redeal", "turn", "announcement", "over"];

// games/rummikub/rules/pieces.ts
var JOKER = "J";
var TOP_NUMBER = 13;
var FACES = [
  ...COLOURS.flatMap((colour) => Array.from({ length: TOP_NUMBER }, (_, n) => `${colour}${n + 1}`)),
  JOKER
];
var JOKER_INDEX = 52;
var FACE_COUNT = 53;
var INDICES = new Map(FACES.map((face, index) => [face, index]));
var indexOf = (face) => {
  const index = INDICES.get(face);
  if (index === void 0) throw new RangeError(`no such tile: ${face}`);
  return index;
};
var faceAt = (index) => at(FACES, index);
var numberOf = (face) => face === JOKER ? 0 : indexOf(face) % TOP_NUMBER + 1;
var colourOf = (face) => at(COLOURS, Math.floor(indexOf(face) / TOP_NUMBER));
var isXp = (seats) => seats > 4;
var copiesOf = (face, seats) => face === JOKER ? isXp(seats) ? 4 : 2 : isXp(seats) ? 3 : 2;
var listPieces = (seats) => FACES.flatMap((face) => Array.from({ length: copiesOf(face, seats) }, (_, copy) => `${face}.${copy + 1}`));
var STANDARD = Object.freeze(listPieces(2));
var XP = Object.freeze(listPieces(5));
var piecesFor = (seats) => isXp(seats) ? XP : STANDARD;
var FACE_OF = new Map(XP.map((piece) => [piece, piece.slice(0, piece.indexOf("."))]));
var faceOf = (piece) => FACE_OF.get(piece) ?? piece;
var facesOf = (pieces2) => pieces2.map(faceOf);
var tally = (faces) => {
  const counts = new Uint8Array(FACE_COUNT);
  for (const face of faces) {
    const index = indexOf(face);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
};
var takeFace = (pieces2, face) => {
  const index = pieces2.findIndex((piece) => faceOf(piece) === face);
  if (index < 0) throw new RangeError(`no ${face} here`);
  return at(pieces2.splice(index, 1), 0);
};
var valueOf = (face, jokerValue) => face === JOKER ? jokerValue : numberOf(face);
var valueOfRack = (faces, jokerValue) => faces.reduce((sum, face) => sum + valueOf(face, jokerValue), 0);
var doubletsIn = (faces) => {
  const counts = tally(faces);
  return FACES.filter((face, index) => face !== JOKER && (counts[index] ?? 0) >= 2);
};

// games/rummikub/rules/sets.ts
var FREE_SETS = { oneAfter13: false, jokersPerSet: 4 };
var faultOfGroup = (tiles, set) => {
  if (tiles.length > 4) return { type: "too-long", set, length: tiles.length };
  const numbered = tiles.filter((tile) => tile !== JOKER);
  const number2 = numberOf(at(numbered, 0));
  for (const [place, tile] of numbered.entries()) {
    if (numberOf(tile) !== number2) return { type: "numbers-differ", set, tile, number: number2 };
    if (numbered.slice(0, place).some((other) => colourOf(other) === colourOf(tile))) return { type: "colour-twice", set, tile };
  }
  return null;
};
var firstNumber = (tiles, { oneAfter13 }) => {
  const place = tiles.findIndex((tile) => tile !== JOKER);
  const number2 = numberOf(at(tiles, place));
  const isHighOne = oneAfter13 && number2 === 1 && place === tiles.length - 1 && place > 0;
  return (isHighOne ? TOP_NUMBER + 1 : number2) - place;
};
var faultOfRun = (tiles, set, rules) => {
  const colour = colourOf(
    at(
      tiles,
      tiles.findIndex((tile) => tile !== JOKER)
    )
  );
  const first = firstNumber(tiles, rules);
  for (const [place, tile] of tiles.entries()) {
    if (tile === JOKER) continue;
    if (colourOf(tile) !== colour) return { type: "colours-differ", set, tile, colour };
    const isHighOne = rules.oneAfter13 && first + place === TOP_NUMBER + 1 && place === tiles.length - 1 && numberOf(tile) === 1;
    if (numberOf(tile) !== first + place && !isHighOne) return { type: "gap", set, tile, expected: first + place };
  }
  if (first < 1) return { type: "before-1", set };
  const last = first + tiles.length - 1;
  return last > TOP_NUMBER + (rules.oneAfter13 ? 1 : 0) ? { type: "past-13", set } : null;
};
var faultOf = ({ kind, tiles }, set, rules) => {
  if (tiles.length < 3) return { type: "too-short", set, length: tiles.length };
  const jokers = tiles.filter((tile) => tile === JOKER).length;
  if (jokers === tiles.length) return { type: "only-jokers", set };
  if (jokers > rules.jokersPerSet) return { type: "too-many-jokers", set, most: rules.jokersPerSet };
  return kind === "group" ? faultOfGroup(tiles, set) : faultOfRun(tiles, set, rules);
};
var numbersIn = ({ kind, tiles }, rules) => {
  if (kind === "group") {
    const number2 = numberOf(
      at(
        tiles,
        tiles.findIndex((tile) => tile !== JOKER)
      )
    );
    return tiles.map(() => number2);
  }
  const first = firstNumber(tiles, rules);
  return tiles.map((_, place) => first + place > TOP_NUMBER ? 1 : first + place);
};
var sumOf = (set, rules) => numbersIn(set, rules).reduce((sum, number2) => sum + number2, 0);
var roleAt = (set, place, rules) => {
  const number2 = at(numbersIn(set, rules), place);
  if (set.kind === "group") return `=${number2}`;
  return `${colourOf(
    at(
      set.tiles,
      set.tiles.findIndex((tile) => tile !== JOKER)
    )
  )}${number2}`;
};
var keys = /* @__PURE__ */ new WeakMap();
var keyOf = (set) => {
  const known = keys.get(set);
  if (known !== void 0) return known;
  const made = `${set.kind} ${(set.kind === "group" ? set.tiles.toSorted() : set.tiles).join(" ")}`;
  keys.set(set, made);
  return made;
};
var kindOf = (tiles) => {
  const numbers2 = tiles.filter((tile) => tile !== JOKER).map(numberOf);
  if (numbers2.length < 2) return null;
  return numbers2.every((number2) => number2 === numbers2[0]) ? "group" : "run";
};

// games/rummikub/rules/jokers.ts
var rolesIn = (table, options) => table.flatMap((set) => set.tiles.flatMap((tile, place) => tile === JOKER ? [{ role: roleAt(set, place, options), set }] : []));
var holdsAll = (set, old) => {
  const counts = tally(set.tiles);
  const wanted = tally(old.tiles);
  return wanted.every((count2, index) => count2 <= (counts[index] ?? 0));
};
var laidIn = (set, laid) => tally(set.tiles).reduce((sum, count2, index) => sum + Math.min(count2, laid[index] ?? 0), 0);
var checkReuse = (before, after, laid, options) => {
  if (options.jokerReuse === "anySet") return null;
  const withTwo = options.jokerReuse === "newSetWithTwo";
  const kept2 = rolesIn(before, options).map(({ role }) => role);
  const moved = rolesIn(after, options).filter(({ role }) => {
    const place = kept2.indexOf(role);
    if (place >= 0) kept2.splice(place, 1);
    return place < 0;
  });
  const wrong = moved.filter(({ set }) => before.some((old) => holdsAll(set, old)) || withTwo && laidIn(set, laid) < 2);
  return wrong.length > (laid[indexOf(JOKER)] ?? 0) ? { type: "joker-not-in-new-set", withTwo } : null;
};
var replacedIn = (old, set, laid, options) => {
  if (old.kind !== set.kind) return null;
  const oldNumbers = numbersIn(old, options);
  const numbers2 = numbersIn(set, options);
  if (old.kind === "group") {
    const added = set.tiles.filter((tile) => tile !== JOKER && !old.tiles.includes(tile));
    const jokers = (tiles) => tiles.filter((tile) => tile === JOKER).length;
    const freed = jokers(old.tiles) - jokers(set.tiles);
    const isKept = old.tiles.every((tile) => tile === JOKER || set.tiles.includes(tile));
    if (!isKept || oldNumbers[0] !== numbers2[0] || freed > added.length) return null;
    if (options.jokerGroupNeedsBoth && freed > 0 && old.tiles.length === 3 && set.tiles.length < 4) return null;
    const fromRack = added.filter((tile) => (laid[indexOf(tile)] ?? 0) > 0);
    return [...fromRack, ...added.filter((tile) => !fromRack.includes(tile))].slice(0, Math.max(0, freed));
  }
  const shift = numbers2.indexOf(at(oldNumbers, 0));
  if (shift < 0 || shift + old.tiles.length > set.tiles.length) return null;
  const replaced = [];
  for (const [place, tile] of old.tiles.entries()) {
    const now = at(set.tiles, shift + place);
    if (now === tile) continue;
    if (tile !== JOKER) return null;
    replaced.push(now);
  }
  const colours = [old, set].map(({ tiles }) => tiles.find((tile) => tile !== JOKER)?.charAt(0));
  return colours[0] === colours[1] ? replaced : null;
};
var checkFrozen = (before, after, laid, options) => {
  if (!options.jokerSetsFrozen) return null;
  const free = after.slice();
  const left = laid.slice();
  const isFromRack = (tiles) => tally(tiles).every((count2, index) => count2 <= (left[index] ?? 0));
  for (const old of before) {
    if (!old.tiles.includes(JOKER)) continue;
    const place = free.findIndex((set) => {
      const replaced2 = replacedIn(old, set, left, options);
      return replaced2 !== null && (options.jokerFromTable || isFromRack(replaced2));
    });
    if (place < 0) return { type: "frozen-set", tiles: old.tiles };
    const replaced = replacedIn(old, at(free, place), left, options) ?? [];
    if (!options.jokerFromTable) for (const tile of replaced) left[indexOf(tile)] = (left[indexOf(tile)] ?? 0) - 1;
    free.splice(place, 1);
  }
  return null;
};

// games/rummikub/rules/plays.ts
var MOST_OPENINGS = 40;
var TRIPLES_AND_QUAD = [7, 11, 13, 14, 15];
var PAIRS = [3, 5, 9, 6, 10, 12];
var tilesOf = (mask, number2) => {
  const tiles = [];
  for (let colour = 0; colour < COLOURS.length; colour += 1) if (mask >> colour & 1) tiles.push(faceAt(colour * TOP_NUMBER + number2));
  return tiles;
};
var listGroups = (counts, found) => {
  const hasJoker = (counts[JOKER_INDEX] ?? 0) > 0;
  for (let number2 = 0; number2 < TOP_NUMBER; number2 += 1) {
    let held = 0;
    for (let colour = 0; colour < COLOURS.length; colour += 1) if ((counts[colour * TOP_NUMBER + number2] ?? 0) > 0) held |= 1 << colour;
    if ((held & held - 1) === 0) continue;
    for (const mask of TRIPLES_AND_QUAD) if ((held & mask) === mask) found.push({ kind: "group", tiles: tilesOf(mask, number2) });
    if (!hasJoker) continue;
    for (const mask of PAIRS) if ((held & mask) === mask) found.push({ kind: "group", tiles: [...tilesOf(mask, number2), JOKER] });
  }
};
var listRuns = (counts, found) => {
  const hasJoker = (counts[JOKER_INDEX] ?? 0) > 0;
  for (let first = 0; first < COLOURS.length * TOP_NUMBER; first += TOP_NUMBER)
    for (let start = first; start + 2 < first + TOP_NUMBER; start += 1) {
      let end2 = start;
      while (end2 < first + TOP_NUMBER && (counts[end2] ?? 0) > 0) end2 += 1;
      for (let length = 3; length <= end2 - start; length += 1)
        found.push({ kind: "run", tiles: Array.from({ length }, (_, step) => faceAt(start + step)) });
      if (!hasJoker || end2 - start >= 3) continue;
      const three = [start, start + 1, start + 2].map((face) => (counts[face] ?? 0) > 0 ? faceAt(face) : JOKER);
      if (three.filter((tile) => tile === JOKER).length === 1) found.push({ kind: "run", tiles: three });
    }
};
var listRackSets = (rack) => {
  const counts = tally(rack);
  const found = [];
  listGroups(counts, found);
  listRuns(counts, found);
  return found;
};
var listOpenings = (rack, least, rules) => {
  const sets = listRackSets(rack).map((set) => ({ set, counts: tally(set.tiles), sum: sumOf(set, rules) }));
  const left = tally(rack);
  const chosen2 = [];
  const found = [];
  const choose2 = (from, missing) => {
    for (let index = from; index < sets.length && found.length < MOST_OPENINGS; index += 1) {
      const { set, counts, sum } = at(sets, index);
      if (counts.some((count2, face) => count2 > (left[face] ?? 0))) continue;
      chosen2.push(set);
      if (sum >= missing) found.push(chosen2.slice());
      else {
        for (let face = 0; face < counts.length; face += 1) left[face] = (left[face] ?? 0) - (counts[face] ?? 0);
        choose2(index, missing - sum);
        for (let face = 0; face < counts.length; face += 1) left[face] = (left[face] ?? 0) + (counts[face] ?? 0);
      }
      chosen2.pop();
    }
  };
  choose2(0, least);
  return found;
};
var listGrowths = (set, rules) => {
  const { kind, tiles } = set;
  const known = tiles.find((other) => other !== JOKER);
  if (known === void 0) return [];
  const jokers = tiles.filter((tile) => tile === JOKER).length < rules.jokersPerSet ? [JOKER] : [];
  if (kind === "group") {
    if (tiles.length === 4) return [];
    const missing = COLOURS.map((colour2) => `${colour2}${numberOf(known)}`).filter((face) => !tiles.includes(face));
    return [...missing, ...jokers].map((tile) => ({ tile, set: { kind, tiles: [...tiles, tile] } }));
  }
  const numbers2 = numbersIn(set, rules);
  const [first, last] = [at(numbers2, 0), at(numbers2, numbers2.length - 1)];
  const colour = colourOf(known);
  const before = first > 1 ? [`${colour}${first - 1}`, ...jokers] : [];
  const behind = last < TOP_NUMBER && last > first ? [`${colour}${last + 1}`, ...jokers] : [];
  return [
    ...before.map((tile) => ({ tile, set: { kind, tiles: [tile, ...tiles] } })),
    ...behind.map((tile) => ({ tile, set: { kind, tiles: [...tiles, tile] } }))
  ];
};
var growths = /* @__PURE__ */ new WeakMap();
var growthsOf = (set, rules) => {
  if (rules.oneAfter13 || rules.jokersPerSet < 4) return listGrowths(set, rules);
  const known = growths.get(set);
  if (known !== void 0) return known;
  const made = listGrowths(set, rules);
  growths.set(set, made);
  return made;
};
var listAdditions = (table, rack, rules) => {
  const counts = tally(rack);
  const found = [];
  for (let place = 0; place < table.length; place += 1)
    for (const { tile, set } of growthsOf(at(table, place), rules)) {
      if ((counts[indexOf(tile)] ?? 0) === 0) continue;
      const copy = table.slice();
      copy[place] = set;
      found.push(copy);
    }
  return found;
};

// games/rummikub/rules/solver/runs.ts
var get = (list, index) => list[index];
var MOST_RUNS = 7;
var SIDE = MOST_RUNS + 1;
var ones = [];
var twos = [];
var longs = [];
var numbers = new Int16Array(SIDE ** 3).fill(-1);
for (let one = 0; one <= MOST_RUNS; one += 1)
  for (let two = 0; one + two <= MOST_RUNS; two += 1)
    for (let long = 0; one + two + long <= MOST_RUNS; long += 1) {
      numbers[(one * SIDE + two) * SIDE + long] = ones.length;
      ones.push(one);
      twos.push(two);
      longs.push(long);
    }
var ONES = Int32Array.from(ones);
var TWOS = Int32Array.from(twos);
var LONGS = Int32Array.from(longs);
var STATES = ones.length;
var stateOf = (one, two, long) => one + two + long > MOST_RUNS ? -1 : get(numbers, (one * SIDE + two) * SIDE + long);
var HEADS = [
  [],
  [1],
  [2],
  [3],
  [4],
  [1, 1],
  [2, 1],
  [3, 1],
  [2, 2],
  [1, 1, 1],
  [2, 1, 1],
  [1, 1, 1, 1]
];
var makeWay = (state, tiles, fillers, extended, heads) => {
  const [one, two] = [get(ONES, state), get(TWOS, state)];
  const lengths = HEADS[heads] ?? [];
  const fresh = tiles + fillers - extended - lengths.length;
  const headOnes = lengths.filter((length) => length === 1).length;
  const next = stateOf(fresh, one + headOnes, two + (extended - one - two) + lengths.length - headOnes);
  const headJokers = lengths.reduce((sum, length) => sum + length, 0);
  const headSteps = lengths.reduce((sum, length) => sum + length * (length + 1) / 2, 0);
  return next < 0 ? null : { next, tiles, fillers, extended, heads, headJokers, headSteps, jokers: fillers + headJokers };
};
var listSpare = (state, most, least, number2) => {
  const open = get(ONES, state) + get(TWOS, state) + get(LONGS, state);
  const short = open - get(LONGS, state);
  const ways = [];
  const add = (tiles, fillers) => {
    const extended = Math.min(open, tiles + fillers);
    const fresh = tiles + fillers - extended;
    if (extended < short || fillers > extended || fresh > tiles) return;
    const length = number2 === 12 ? 1 : number2 === 13 ? 2 : 0;
    const heads = length === 0 || fresh === 0 ? 0 : HEADS.findIndex((head) => head.length === fresh && head.every((one) => one === length));
    if (heads >= 0) ways.push(makeWay(state, tiles, fillers, extended, heads));
  };
  for (let tiles = Math.max(least, Math.min(most, open)); tiles <= most; tiles += 1) add(tiles, 0);
  for (let fillers = 1; fillers <= 4; fillers += 1) add(most, fillers);
  return ways.filter((way) => way !== null);
};
var listAll = (state, most, least, number2) => {
  const open = get(ONES, state) + get(TWOS, state) + get(LONGS, state);
  const short = open - get(LONGS, state);
  const ways = [];
  for (let tiles = least; tiles <= most; tiles += 1)
    for (let fillers = 0; fillers <= 4; fillers += 1)
      for (let extended = Math.max(short, fillers); extended <= Math.min(open, tiles + fillers); extended += 1)
        for (const [heads, lengths] of HEADS.entries()) {
          const fresh = tiles + fillers - extended;
          if (lengths.length > fresh || lengths.some((length) => length >= number2)) continue;
          if (extended < open && (tiles < most || lengths.length < fresh)) continue;
          ways.push(makeWay(state, tiles, fillers, extended, heads));
        }
  return ways.filter((way) => way !== null && way.jokers <= 4).filter((way) => way !== null);
};
var kept = [];
var waysFrom = (state, most, least, number2, spare) => {
  const key = (((state * 4 + most) * 4 + least) * 14 + number2) * 2 + (spare ? 1 : 0);
  const known = kept[key];
  if (known !== void 0) return known;
  const made = spare ? listSpare(state, most, least, number2) : listAll(state, most, least, number2);
  kept[key] = made;
  return made;
};

// games/rummikub/rules/solver/search.ts
var listSets = (tiles, rules) => {
  const found = /* @__PURE__ */ new Map();
  const offer = (set) => {
    const counts = tally(set.tiles);
    if (counts.some((count2, index) => count2 > get(tiles, index)) || faultOf(set, 0, rules) !== null) return;
    const first = counts.findIndex((count2) => count2 > 0);
    if (first === JOKER_INDEX) return;
    found.set(`${set.kind} ${set.tiles.join(" ")}`, { set, counts, sum: sumOf(set, rules), first });
  };
  const jokers = get(tiles, JOKER_INDEX);
  const grow = (laid, slots, used) => {
    if (laid.length >= 3) offer({ kind: "run", tiles: laid });
    const [slot, ...rest] = slots;
    if (slot === void 0) return;
    if (get(tiles, slot) > 0) grow([...laid, faceAt(slot)], rest, used);
    if (used < jokers) grow([...laid, JOKER], rest, used + 1);
  };
  for (let colour = 0; colour < 4; colour += 1)
    for (let start = 0; start < 12; start += 1) {
      const slots = Array.from({ length: 13 - start }, (_, step) => colour * 13 + start + step);
      grow([], rules.oneAfter13 ? [...slots, colour * 13] : slots, 0);
    }
  for (let number2 = 0; number2 < 13; number2 += 1)
    for (let mask = 1; mask < 16; mask += 1)
      for (let extra = 0; extra <= jokers; extra += 1) {
        const named2 = [0, 1, 2, 3].filter((colour) => mask >> colour & 1).map((colour) => faceAt(colour * 13 + number2));
        offer({ kind: "group", tiles: [...named2, ...Array.from({ length: extra }, () => JOKER)] });
      }
  return [...found.values()].toSorted((a, b) => b.sum - a.sum);
};
var reachesSum = (tiles, least, rules) => {
  const left = tally(tiles);
  const options = listSets(left, rules);
  const spend = (counts, sign) => {
    for (let index = 0; index < FACE_COUNT; index += 1) left[index] = get(left, index) + sign * get(counts, index);
  };
  const choose2 = (from, missing) => {
    if (missing <= 0) return true;
    for (let index = from; index < options.length; index += 1) {
      const { counts, sum } = at(options, index);
      if (counts.some((count2, face) => count2 > get(left, face))) continue;
      spend(counts, -1);
      const isReached = choose2(index, missing - sum);
      spend(counts, 1);
      if (isReached) return true;
    }
    return false;
  };
  return choose2(0, least);
};

// games/rummikub/rules/solver/groups.ts
var MOST_COPIES = 3;
var MOST_JOKERS = 4;
var sizeOf = (mask) => [0, 1, 2, 3].filter((colour) => mask >> colour & 1).length;
var listSingle = (spare) => {
  const found = [];
  for (let colours = 1; colours < 16; colours += 1)
    for (let jokers = Math.max(0, 3 - sizeOf(colours)); jokers <= 4 - sizeOf(colours); jokers += 1) {
      found.push({ colours, jokers });
      if (spare) break;
    }
  return found;
};
var listGroupings = (spare) => {
  const single = listSingle(spare);
  const found = /* @__PURE__ */ new Map();
  let latest = [{ tiles: [0, 0, 0, 0], jokers: 0, groups: [] }];
  while (latest.length > 0) {
    const more = [];
    for (const grouping of latest) {
      const key = spare ? grouping.tiles.join() : `${grouping.tiles.join()} ${grouping.jokers}`;
      const known = found.get(key);
      if (known !== void 0 && known.jokers <= grouping.jokers) continue;
      found.set(key, grouping);
      for (const group of single) {
        const [a, b, c, d] = grouping.tiles;
        const tiles = [
          a + (group.colours & 1),
          b + (group.colours >> 1 & 1),
          c + (group.colours >> 2 & 1),
          d + (group.colours >> 3 & 1)
        ];
        const jokers = grouping.jokers + group.jokers;
        if (tiles.every((count2) => count2 <= MOST_COPIES) && jokers <= MOST_JOKERS)
          more.push({ tiles, jokers, groups: [...grouping.groups, group] });
      }
    }
    latest = more;
  }
  return [...found.values()];
};
var SPARE = listGroupings(true);
var ALL = listGroupings(false);
var groupingsFor = (spare) => spare ? SPARE : ALL;
var fitting = [];
var groupingsWithin = (a, b, c, d, jokers, spare) => {
  const key = ((((a * 4 + b) * 4 + c) * 4 + d) * 5 + jokers) * 2 + (spare ? 1 : 0);
  const known = fitting[key];
  if (known !== void 0) return known;
  const made = [];
  for (const [place, grouping] of groupingsFor(spare).entries()) {
    const [ka, kb, kc, kd] = grouping.tiles;
    if (ka <= a && kb <= b && kc <= c && kd <= d && grouping.jokers <= jokers) made.push(place);
  }
  const list = Int32Array.from(made);
  fitting[key] = list;
  return list;
};

// games/rummikub/rules/solver/network.ts
var NUMBERS = 13;
var SCALE = 256;
var NEVER = -1e9;
var createNetwork = (problem) => ({
  problem,
  stateFirst: new Int32Array(4 * (NUMBERS + 2)),
  stateName: new Int32Array(1024),
  legFirst: new Int32Array(1024 * 5),
  next: new Int32Array(8192),
  gain: new Int32Array(8192),
  jokers: new Int32Array(8192),
  sum: new Int32Array(8192),
  way: [],
  ways: 0,
  groupFirst: new Int32Array(NUMBERS + 1),
  group: new Int32Array(4096),
  groupGain: new Int32Array(4096)
});
var grown = (list, size) => {
  if (list.length >= size) return list;
  const larger = new Int32Array(size * 2);
  larger.set(list);
  return larger;
};
var places = new Int16Array(STATES);
var sumOfWay = ({ tiles, fillers, headJokers, headSteps }, number2) => (tiles + fillers + headJokers) * number2 - headSteps;
var gainOfJokers = ({ weights }, way, number2) => {
  const here = weights[number2 - 1] ?? 0;
  const [first = 0, second = 0] = weights;
  if (first === second) return way.jokers * here;
  return way.fillers * here + (way.headJokers * number2 - way.headSteps);
};
var addWays = (net2, number2, colour, state, given, room, before) => {
  const { table, rack, jokers: most, weights, jokerWeights, leastSum, spare } = net2.problem;
  const tile = colour * NUMBERS + number2 - 1;
  const [must, may] = [get(table, tile), get(rack, tile)];
  const first = net2.ways;
  let states = before;
  for (const way of waysFrom(state, must + may - given, Math.max(0, must - given), number2, spare)) {
    if (way.jokers > most) continue;
    const [one, two] = [get(ONES, way.next), get(TWOS, way.next)];
    if (one + two > room) continue;
    const name = stateOf(one, two, Math.min(get(LONGS, way.next), room - one - two));
    if (get(places, name) < 0) {
      places[name] = states;
      net2.stateName = grown(net2.stateName, states + 1);
      net2.stateName[states] = name;
      states += 1;
    }
    const gain = SCALE * ((way.tiles + given - must) * (weights[number2 - 1] ?? 0) + (spare ? 0 : gainOfJokers({ weights: jokerWeights }, way, number2)));
    const next = get(places, name);
    let isNew = true;
    if (leastSum === 0) {
      for (let old = first; old < net2.ways && isNew; old += 1)
        if (get(net2.next, old) === next && get(net2.jokers, old) === way.jokers) {
          isNew = false;
          if (gain <= get(net2.gain, old)) continue;
          net2.gain[old] = gain;
          net2.way[old] = way;
        }
    }
    if (!isNew) continue;
    const at2 = net2.ways;
    if (at2 >= net2.next.length) {
      net2.next = grown(net2.next, at2 + 1);
      net2.gain = grown(net2.gain, at2 + 1);
      net2.jokers = grown(net2.jokers, at2 + 1);
      net2.sum = grown(net2.sum, at2 + 1);
    }
    net2.next[at2] = next;
    net2.gain[at2] = gain;
    net2.jokers[at2] = way.jokers;
    net2.sum[at2] = leastSum === 0 ? 0 : sumOfWay(way, number2) + given * number2;
    net2.way[at2] = way;
    net2.ways += 1;
  }
  return states;
};
var layColour = (net2, colour, start) => {
  const { table, rack, jokers } = net2.problem;
  let first = start;
  let last = start + 1;
  net2.stateName = grown(net2.stateName, last);
  net2.stateName[start] = stateOf(0, 0, 0);
  for (let number2 = 1; number2 <= NUMBERS; number2 += 1) {
    const tile = colour * NUMBERS + number2 - 1;
    const have = get(table, tile) + get(rack, tile);
    const room = number2 === NUMBERS ? 0 : get(table, tile + 1) + get(rack, tile + 1) + jokers;
    net2.stateFirst[colour * (NUMBERS + 2) + number2 - 1] = first;
    net2.legFirst = grown(net2.legFirst, last * 5);
    places.fill(-1);
    let end2 = last;
    for (let state = first; state < last; state += 1)
      for (let given = 0; given <= 4; given += 1) {
        net2.legFirst[state * 5 + given] = net2.ways;
        if (given <= have) end2 = addWays(net2, number2, colour, get(net2.stateName, state), given, Math.min(room, 7), end2);
      }
    first = last;
    last = end2;
  }
  net2.stateFirst[colour * (NUMBERS + 2) + NUMBERS] = first;
  net2.stateFirst[colour * (NUMBERS + 2) + NUMBERS + 1] = last;
  return last;
};
var layGroups = (net2) => {
  const { table, rack, jokers, jokerWeights, spare } = net2.problem;
  const groupings = groupingsFor(spare);
  const have = (colour, number2) => {
    const tile = colour * NUMBERS + number2 - 1;
    return get(table, tile) + get(rack, tile);
  };
  let count2 = 0;
  for (let number2 = 1; number2 <= NUMBERS; number2 += 1) {
    net2.groupFirst[number2 - 1] = count2;
    const fitting2 = groupingsWithin(have(0, number2), have(1, number2), have(2, number2), have(3, number2), jokers, spare);
    net2.group = grown(net2.group, count2 + fitting2.length);
    net2.groupGain = grown(net2.groupGain, count2 + fitting2.length);
    for (const index of fitting2) {
      net2.group[count2] = index;
      net2.groupGain[count2] = spare ? 0 : SCALE * (groupings[index]?.jokers ?? 0) * (jokerWeights[number2 - 1] ?? 0);
      count2 += 1;
    }
  }
  net2.groupFirst[NUMBERS] = count2;
};
var layOut = (net2, problem) => {
  net2.problem = problem;
  net2.ways = 0;
  let states = 0;
  for (let colour = 0; colour < 4; colour += 1) states = layColour(net2, colour, states);
  layGroups(net2);
};

// games/rummikub/rules/solver/nodes.ts
var createWalk = () => {
  const room = 4096;
  return {
    size: 0,
    states: new Int32Array(room),
    rest: new Int32Array(room),
    worth: new Int32Array(room),
    bound: new Int32Array(room),
    parent: new Int32Array(room),
    entry: new Int32Array(room),
    ways: new Int32Array(room * 4),
    first: new Int32Array(NUMBERS + 2),
    slots: new Int32Array(8192).fill(-1),
    ease: new Int32Array(room),
    order: []
  };
};
var enlarge = (walk2) => {
  const larger = (list) => {
    const copy = new Int32Array(list.length * 2);
    copy.set(list);
    return copy;
  };
  walk2.states = larger(walk2.states);
  walk2.rest = larger(walk2.rest);
  walk2.worth = larger(walk2.worth);
  walk2.bound = larger(walk2.bound);
  walk2.parent = larger(walk2.parent);
  walk2.entry = larger(walk2.entry);
  walk2.ways = larger(walk2.ways);
};
var hash = (states, rest) => {
  const mixed = Math.imul(states ^ Math.imul(rest + 1, 2654435761), 2246822507);
  return Math.imul(mixed ^ mixed >>> 15, 3266489909) >>> 8;
};
var rehash = (walk2, level) => {
  walk2.slots = new Int32Array(walk2.slots.length * 2).fill(-1);
  const mask = walk2.slots.length - 1;
  for (let node = level; node < walk2.size; node += 1) {
    let slot = hash(get(walk2.states, node), get(walk2.rest, node)) & mask;
    while (get(walk2.slots, slot) >= 0) slot = slot + 1 & mask;
    walk2.slots[slot] = node;
  }
};
var settle = (walk2, level, states, rest, worth) => {
  const mask = walk2.slots.length - 1;
  let slot = hash(states, rest) & mask;
  for (let node2 = get(walk2.slots, slot); node2 >= 0; node2 = get(walk2.slots, slot)) {
    if (get(walk2.states, node2) === states && get(walk2.rest, node2) === rest) {
      if (worth <= get(walk2.worth, node2)) return -1;
      walk2.worth[node2] = worth;
      return node2;
    }
    slot = slot + 1 & mask;
  }
  if (walk2.size === walk2.states.length) enlarge(walk2);
  const node = walk2.size;
  walk2.size += 1;
  walk2.states[node] = states;
  walk2.rest[node] = rest;
  walk2.worth[node] = worth;
  walk2.slots[slot] = node;
  if ((walk2.size - level) * 2 > walk2.slots.length) rehash(walk2, level);
  return node;
};
var clearSlots = (walk2, level) => {
  if ((walk2.size - level) * 8 > walk2.slots.length) {
    walk2.slots.fill(-1);
    return;
  }
  const mask = walk2.slots.length - 1;
  for (let node = level; node < walk2.size; node += 1) {
    let slot = hash(get(walk2.states, node), get(walk2.rest, node)) & mask;
    while (get(walk2.slots, slot) !== node) slot = slot + 1 & mask;
    walk2.slots[slot] = -2;
  }
  for (let node = level; node < walk2.size; node += 1) {
    let slot = hash(get(walk2.states, node), get(walk2.rest, node)) & mask;
    while (get(walk2.slots, slot) === -2) {
      walk2.slots[slot] = -1;
      slot = slot + 1 & mask;
    }
  }
};

// games/rummikub/rules/solver/prices.ts
var createPrices = () => ({
  tile: new Int32Array(4 * NUMBERS),
  joker: 0,
  value: new Int32Array(1024),
  leg: new Int32Array(5120),
  groups: new Int32Array(NUMBERS + 1),
  bound: 0
});
var TILES = [true, false].map((spare) => Int32Array.from(groupingsFor(spare).flatMap(({ tiles }) => [...tiles])));
var JOKERS = [true, false].map((spare) => Int32Array.from(groupingsFor(spare).map(({ jokers }) => jokers)));
var NONE = new Int32Array(0);
var groupTiles = (spare) => TILES[spare ? 0 : 1] ?? NONE;
var groupJokers = (spare) => JOKERS[spare ? 0 : 1] ?? NONE;
var jokerTerm = ({ problem }, price) => price >= 0 ? price * problem.jokers : price * (problem.spare ? 0 : problem.leastJokers);
var chosen = new Int32Array(NUMBERS);
var priceColours = (net2, prices2) => {
  const { stateFirst, legFirst, next, gain, jokers } = net2;
  const { tile, joker, value, leg } = prices2;
  let sum = 0;
  for (let colour = 0; colour < 4; colour += 1) {
    const base = colour * (NUMBERS + 2);
    for (let state = get(stateFirst, base + NUMBERS); state < get(stateFirst, base + NUMBERS + 1); state += 1) value[state] = 0;
    for (let number2 = NUMBERS - 1; number2 >= 0; number2 -= 1) {
      const price = get(tile, colour * NUMBERS + number2);
      const end2 = get(stateFirst, base + number2 + 1);
      for (let state = get(stateFirst, base + number2); state < end2; state += 1) {
        let best = NEVER;
        let way = get(legFirst, state * 5);
        for (let given = 0; given < 4; given += 1) {
          let most = NEVER;
          const last = get(legFirst, state * 5 + given + 1);
          for (; way < last; way += 1) {
            const here = get(gain, way) - joker * get(jokers, way) + get(value, get(next, way));
            if (here > most) most = here;
          }
          leg[state * 5 + given] = most;
          if (most > NEVER && most - price * given > best) best = most - price * given;
        }
        value[state] = best;
      }
    }
    const root = get(value, get(stateFirst, base));
    if (root < NEVER / 2) return NEVER;
    sum += root;
  }
  return sum;
};
var priceGroups = (net2, prices2) => {
  const { groupFirst, group, groupGain } = net2;
  const { tile, joker, groups } = prices2;
  const tiles = groupTiles(net2.problem.spare);
  const takes = groupJokers(net2.problem.spare);
  groups[NUMBERS] = 0;
  for (let number2 = NUMBERS - 1; number2 >= 0; number2 -= 1) {
    const a = get(tile, number2);
    const b = get(tile, 13 + number2);
    const c = get(tile, 26 + number2);
    const d = get(tile, 39 + number2);
    let best = NEVER;
    for (let entry = get(groupFirst, number2); entry < get(groupFirst, number2 + 1); entry += 1) {
      const at2 = get(group, entry);
      const here = get(groupGain, entry) - joker * get(takes, at2) + a * get(tiles, at2 * 4) + b * get(tiles, at2 * 4 + 1) + c * get(tiles, at2 * 4 + 2) + d * get(tiles, at2 * 4 + 3);
      if (here > best) {
        best = here;
        chosen[number2] = at2;
      }
    }
    groups[number2] = get(groups, number2 + 1) + best;
  }
  return get(groups, 0);
};
var evaluate = (net2, prices2) => {
  const states = get(net2.stateFirst, 4 * (NUMBERS + 2) - 1);
  if (prices2.value.length < states) {
    prices2.value = new Int32Array(states * 2);
    prices2.leg = new Int32Array(states * 10);
  }
  const colours = priceColours(net2, prices2);
  prices2.bound = colours === NEVER ? NEVER : colours + priceGroups(net2, prices2) + jokerTerm(net2, prices2.joker);
  return prices2.bound;
};
var trace = (net2, prices2, slope2) => {
  const { stateFirst, legFirst, next, gain, jokers } = net2;
  const tiles = groupTiles(net2.problem.spare);
  const takes = groupJokers(net2.problem.spare);
  let used = 0;
  for (let number2 = 0; number2 < NUMBERS; number2 += 1) used += get(takes, get(chosen, number2));
  for (let colour = 0; colour < 4; colour += 1) {
    let state = get(stateFirst, colour * (NUMBERS + 2));
    for (let number2 = 0; number2 < NUMBERS; number2 += 1) {
      const price = get(prices2.tile, colour * NUMBERS + number2);
      let given = 0;
      while (given < 3 && get(prices2.leg, state * 5 + given) - price * given !== get(prices2.value, state)) given += 1;
      slope2[colour * NUMBERS + number2] = get(tiles, get(chosen, number2) * 4 + colour) - given;
      let way = get(legFirst, state * 5 + given);
      const wanted = get(prices2.leg, state * 5 + given);
      while (get(gain, way) - prices2.joker * get(jokers, way) + get(prices2.value, get(next, way)) !== wanted) way += 1;
      used += get(jokers, way);
      state = get(next, way);
    }
  }
  return used;
};
var slope = new Int32Array(4 * NUMBERS);
var bestTile = new Int32Array(4 * NUMBERS);
var improve = (net2, prices2, found, rounds, reach) => {
  let best = prices2.bound;
  let isBest = true;
  bestTile.set(prices2.tile);
  let bestJoker = prices2.joker;
  let pace = 1;
  let idle = 0;
  for (let round = 0; round < rounds && best >= found + SCALE; round += 1) {
    const used = trace(net2, prices2, slope);
    const { jokers, leastJokers, spare } = net2.problem;
    const jokerSlope = (prices2.joker > 0 ? jokers : prices2.joker < 0 ? leastJokers : Math.min(jokers, Math.max(leastJokers, used))) - used;
    let norm = jokerSlope * jokerSlope;
    for (const part of slope) norm += part * part;
    if (norm === 0) break;
    const step = pace * Math.min(prices2.bound - found - SCALE / 2, reach + prices2.bound - best) / norm;
    for (let tile = 0; tile < 4 * NUMBERS; tile += 1) {
      const part = get(slope, tile);
      if (part !== 0) prices2.tile[tile] = get(prices2.tile, tile) - Math.round(step * part);
    }
    prices2.joker -= Math.round(step * jokerSlope);
    if (spare && prices2.joker < 0) prices2.joker = 0;
    const bound = evaluate(net2, prices2);
    isBest = bound <= best;
    if (isBest) {
      bestTile.set(prices2.tile);
      bestJoker = prices2.joker;
    }
    if (bound < best) {
      best = bound;
      idle = 0;
    } else if (++idle === 3) {
      pace /= 2;
      idle = 0;
    }
  }
  if (isBest) return;
  prices2.tile.set(bestTile);
  prices2.joker = bestJoker;
  evaluate(net2, prices2);
};

// games/rummikub/rules/solver/rebuild.ts
var carryOn = (open, way, face, sets) => {
  const ordered = open.toSorted((a, b) => Math.min(3, a.tiles.length) - Math.min(3, b.tiles.length));
  const carried = ordered.slice(0, way.extended);
  for (const { tiles } of ordered.slice(way.extended)) sets.push({ kind: "run", tiles });
  const fresh = way.tiles + way.fillers - way.extended;
  let numbered = way.tiles - fresh;
  for (const { tiles } of carried) {
    tiles.push(numbered > 0 ? face : JOKER);
    numbered -= 1;
  }
  const heads = at(HEADS, way.heads);
  const begun = Array.from({ length: fresh }, (_, index) => {
    const head = heads[index] ?? 0;
    return { tiles: [...Array.from({ length: head }, () => JOKER), face] };
  });
  return [...carried, ...begun];
};
var pathTo = (walk2, node) => {
  const path = [];
  for (let at2 = node; at2 > 0; at2 = get(walk2.parent, at2)) path.push(at2);
  return path.toReversed();
};
var rebuild = (net2, walk2, end2) => {
  const groupings = groupingsFor(net2.problem.spare);
  const sets = [];
  let open = [[], [], [], []];
  for (const [index, node] of pathTo(walk2, end2).entries()) {
    const grouping = at(groupings, get(net2.group, get(walk2.entry, node)));
    for (const { colours, jokers } of grouping.groups) {
      const tiles = [0, 1, 2, 3].filter((colour) => colours >> colour & 1).map((colour) => faceAt(colour * NUMBERS + index));
      sets.push({ kind: "group", tiles: [...tiles, ...Array.from({ length: jokers }, () => JOKER)] });
    }
    open = open.map((runs, colour) => carryOn(runs, at(net2.way, get(walk2.ways, node * 4 + colour)), faceAt(colour * NUMBERS + index), sets));
  }
  for (const runs of open) for (const { tiles } of runs) sets.push({ kind: "run", tiles });
  return sets;
};
var placeSpare = (sets, jokers) => {
  let left = jokers;
  const placed = sets.map(({ kind, tiles }) => {
    if (left === 0) return { kind, tiles };
    const grown2 = tiles.slice();
    if (kind === "group") {
      for (; left > 0 && grown2.length < 4; left -= 1) grown2.push(JOKER);
      return { kind, tiles: grown2 };
    }
    const place = grown2.findIndex((tile) => tile !== JOKER);
    let first = Number(at(grown2, place).slice(1)) - place;
    for (; left > 0 && first + grown2.length <= NUMBERS; left -= 1) grown2.push(JOKER);
    for (; left > 0 && first > 1; left -= 1) {
      grown2.unshift(JOKER);
      first -= 1;
    }
    return { kind, tiles: grown2 };
  });
  return left > 0 ? null : placed;
};

// games/rummikub/rules/solver/walk.ts
var rootsOf = ({ stateFirst }, value) => get(value, get(stateFirst, 0)) + get(value, get(stateFirst, 15)) + get(value, get(stateFirst, 30)) + get(value, get(stateFirst, 45));
var walkThrough = (net2, prices2, walk2, width, least, highest) => {
  const { stateFirst, legFirst, next, gain, jokers, sum, groupFirst, group, groupGain, problem } = net2;
  const { leg, value, groups } = prices2;
  const tiles = groupTiles(problem.spare);
  const takes = groupJokers(problem.spare);
  const { leastSum } = problem;
  const paid = prices2.bound - get(groups, 0) - rootsOf(net2, value);
  let cut = NEVER;
  walk2.size = 0;
  walk2.first[0] = 0;
  settle(walk2, 0, 0, 0, 0);
  walk2.bound[0] = prices2.bound;
  walk2.slots.fill(-1);
  for (let number2 = 0; number2 < NUMBERS; number2 += 1) {
    const from = get(walk2.first, number2);
    const level = walk2.size;
    walk2.first[number2 + 1] = level;
    const f0 = get(stateFirst, number2);
    const f1 = get(stateFirst, 15 + number2);
    const f2 = get(stateFirst, 30 + number2);
    const f3 = get(stateFirst, 45 + number2);
    const n0 = get(stateFirst, number2 + 1);
    const n1 = get(stateFirst, 16 + number2);
    const n2 = get(stateFirst, 31 + number2);
    const n3 = get(stateFirst, 46 + number2);
    const after = get(groups, number2 + 1) + paid;
    const atEnd = number2 === NUMBERS - 1;
    const goal = least + SCALE;
    for (let place = from; place < level; place += 1) {
      const node = place;
      if (get(walk2.bound, node) < goal) continue;
      const states = get(walk2.states, node);
      const rest = get(walk2.rest, node);
      const left = problem.jokers - (rest & 7);
      const counted = rest >> 3;
      const s0 = f0 + (states & 127);
      const s1 = f1 + (states >> 7 & 127);
      const s2 = f2 + (states >> 14 & 127);
      const s3 = f3 + (states >> 21 & 127);
      const start = get(walk2.worth, node) + after;
      for (let entry = get(groupFirst, number2); entry < get(groupFirst, number2 + 1); entry += 1) {
        const at2 = get(group, entry);
        const q = get(takes, at2);
        if (q > left) continue;
        const g0 = get(tiles, at2 * 4);
        const g1 = get(tiles, at2 * 4 + 1);
        const g2 = get(tiles, at2 * 4 + 2);
        const g3 = get(tiles, at2 * 4 + 3);
        const l0 = get(leg, s0 * 5 + g0);
        const l1 = get(leg, s1 * 5 + g1);
        const l2 = get(leg, s2 * 5 + g2);
        const l3 = get(leg, s3 * 5 + g3);
        const here = start + get(groupGain, entry) - prices2.joker * q;
        if (here + l0 + l1 + l2 + l3 < goal) continue;
        const e0 = get(legFirst, s0 * 5 + g0 + 1);
        const e1 = get(legFirst, s1 * 5 + g1 + 1);
        const e2 = get(legFirst, s2 * 5 + g2 + 1);
        const e3 = get(legFirst, s3 * 5 + g3 + 1);
        for (let w0 = get(legFirst, s0 * 5 + g0); w0 < e0; w0 += 1) {
          const j0 = q + get(jokers, w0);
          if (j0 > left) continue;
          const p0 = get(gain, w0) - prices2.joker * get(jokers, w0);
          const b0 = here + p0 + get(value, get(next, w0));
          if (b0 + l1 + l2 + l3 < goal) continue;
          for (let w1 = get(legFirst, s1 * 5 + g1); w1 < e1; w1 += 1) {
            const j1 = j0 + get(jokers, w1);
            if (j1 > left) continue;
            const p1 = get(gain, w1) - prices2.joker * get(jokers, w1);
            const b1 = b0 + p1 + get(value, get(next, w1));
            if (b1 + l2 + l3 < goal) continue;
            for (let w2 = get(legFirst, s2 * 5 + g2); w2 < e2; w2 += 1) {
              const j2 = j1 + get(jokers, w2);
              if (j2 > left) continue;
              const p2 = get(gain, w2) - prices2.joker * get(jokers, w2);
              const b2 = b1 + p2 + get(value, get(next, w2));
              if (b2 + l3 < goal) continue;
              for (let w3 = get(legFirst, s3 * 5 + g3); w3 < e3; w3 += 1) {
                const j3 = j2 + get(jokers, w3);
                if (j3 > left) continue;
                const p3 = get(gain, w3) - prices2.joker * get(jokers, w3);
                const b3 = b2 + p3 + get(value, get(next, w3));
                if (b3 < goal) continue;
                const used = problem.jokers - left + j3;
                let total = 0;
                if (leastSum > 0) {
                  total = counted + get(sum, w0) + get(sum, w1) + get(sum, w2) + get(sum, w3) + q * (number2 + 1);
                  if (total > leastSum) total = leastSum;
                }
                if (atEnd && (!problem.spare && used < problem.leastJokers || total < leastSum)) continue;
                const key = get(next, w0) - n0 | get(next, w1) - n1 << 7 | get(next, w2) - n2 << 14 | get(next, w3) - n3 << 21;
                const worth = get(walk2.worth, node) + get(groupGain, entry) - prices2.joker * q + p0 + p1 + p2 + p3;
                const made = settle(walk2, level, key, used | total << 3, worth);
                if (made < 0) continue;
                walk2.bound[made] = b3;
                walk2.parent[made] = node;
                walk2.entry[made] = entry;
                walk2.ways[made * 4] = w0;
                walk2.ways[made * 4 + 1] = w1;
                walk2.ways[made * 4 + 2] = w2;
                walk2.ways[made * 4 + 3] = w3;
              }
            }
          }
        }
      }
    }
    clearSlots(walk2, level);
    if (!atEnd && walk2.size - level > width) cut = Math.max(cut, narrow(net2, walk2, number2 + 1, level, width, highest));
  }
  return pickBest(prices2, walk2, get(walk2.first, NUMBERS), cut, least);
};
var easeOf = (net2, states, rest, number2) => {
  let ease = -4 * (rest & 7);
  for (let colour = 0; colour < 4; colour += 1) {
    const name = get(net2.stateName, get(net2.stateFirst, colour * 15 + number2) + (states >> 7 * colour & 127));
    ease += 2 * get(LONGS, name) - 2 * get(ONES, name) - get(TWOS, name);
  }
  return ease;
};
var narrow = (net2, walk2, number2, level, width, highest) => {
  const order = walk2.order;
  order.length = 0;
  if (walk2.ease.length < walk2.states.length) walk2.ease = new Int32Array(walk2.states.length);
  for (let node = level; node < walk2.size; node += 1) {
    order.push(node);
    walk2.ease[node] = easeOf(net2, get(walk2.states, node), get(walk2.rest, node), number2);
  }
  const hopeOf = (node) => Math.min(get(walk2.bound, node), highest);
  order.sort((a, b) => hopeOf(b) - hopeOf(a) || get(walk2.ease, b) - get(walk2.ease, a));
  const cut = hopeOf(order[width] ?? level);
  const kept2 = order.slice(0, width).sort((a, b) => a - b);
  for (const [place, node] of kept2.entries()) {
    const to = level + place;
    walk2.states[to] = get(walk2.states, node);
    walk2.rest[to] = get(walk2.rest, node);
    walk2.worth[to] = get(walk2.worth, node);
    walk2.bound[to] = get(walk2.bound, node);
    walk2.parent[to] = get(walk2.parent, node);
    walk2.entry[to] = get(walk2.entry, node);
    for (let colour = 0; colour < 4; colour += 1) walk2.ways[to * 4 + colour] = get(walk2.ways, node * 4 + colour);
  }
  walk2.size = level + width;
  return cut;
};
var pickBest = (prices2, walk2, level, cut, least) => {
  let node = -1;
  let best = least;
  for (let end2 = level; end2 < walk2.size; end2 += 1) {
    const total = get(walk2.worth, end2) + prices2.joker * (get(walk2.rest, end2) & 7);
    if (total > best) {
      best = total;
      node = end2;
    }
  }
  return { node, gain: best, proven: cut < best + SCALE };
};

// games/rummikub/rules/solver/solve.ts
var OBJECTIVES = ["tiles", "value"];
var JOKER_VALUE = 30;
var ONES2 = Array.from({ length: 13 }, () => 1);
var NUMBERED = Array.from({ length: 13 }, (_, index) => index + 1);
var MOST_ROUNDS = 48;
var FIRST = { rounds: 6, width: 4, slack: 0 };
var net = createNetwork({
  table: new Uint8Array(FACE_COUNT),
  rack: new Uint8Array(FACE_COUNT),
  jokers: 0,
  leastJokers: 0,
  weights: ONES2,
  jokerWeights: ONES2,
  leastSum: 0,
  spare: true
});
var prices = createPrices();
var walk = createWalk();
var search2 = (problem) => {
  layOut(net, problem);
  prices.tile.fill(0);
  prices.joker = 0;
  if (evaluate(net, prices) === NEVER) return null;
  let { rounds, width, slack } = FIRST;
  const pace = problem.weights === ONES2 ? 1 : 2;
  const unit = SCALE * (problem.weights[6] ?? 1);
  let highest = Infinity;
  let reached = -SCALE;
  let sets = null;
  while (reached < highest) {
    improve(net, prices, reached, rounds, 2 * unit + slack * SCALE);
    rounds = Math.min(rounds * 2, MOST_ROUNDS);
    highest = Math.min(highest, Math.floor(prices.bound / SCALE) * SCALE);
    const least = Math.max(reached, highest - (slack + 1) * SCALE);
    if (least >= highest) break;
    const { node, gain, proven } = walkThrough(net, prices, walk, width, least, highest);
    if (node >= 0) {
      sets = rebuild(net, walk, node);
      reached = gain;
    }
    if (proven) {
      highest = gain;
      slack = slack * 2 + pace;
      width = FIRST.width;
    } else width *= 8;
  }
  return sets === null ? null : { sets, gain: reached / SCALE };
};
var arrangeBest = (table, rack, weights, jokerWeights, leastSum) => {
  const [fixed, own] = [get(table, JOKER_INDEX), get(rack, JOKER_INDEX)];
  const problem = { table, rack, jokers: fixed + own, leastJokers: fixed, weights, jokerWeights, leastSum, spare: true };
  if (leastSum === 0 && (jokerWeights !== NUMBERED || fixed + own === 0)) {
    const relaxed = search2(problem);
    if (relaxed === null) return null;
    const used = relaxed.sets.reduce((sum, { tiles }) => sum + tiles.filter((tile) => tile === JOKER).length, 0);
    if (relaxed.sets.length === 0) return fixed > 0 ? null : [];
    const placed = placeSpare(relaxed.sets, fixed + own - used);
    if (placed !== null) return placed;
  }
  return search2({ ...problem, spare: false })?.sets ?? null;
};
var take = (rack, used) => {
  const laid = [];
  const left = rack.filter((face) => {
    const index = face === JOKER ? JOKER_INDEX : FACE_INDEX.get(face) ?? 0;
    if (get(used, index) === 0) return true;
    used[index] = get(used, index) - 1;
    laid.push(face);
    return false;
  });
  return { laid, left };
};
var FACE_INDEX = new Map(Array.from({ length: FACE_COUNT }, (_, index) => [faceAt(index), index]));
var countLaid = (sets, table) => {
  const used = tally(sets.flatMap(({ tiles }) => tiles));
  for (let index = 0; index < FACE_COUNT; index += 1) used[index] = get(used, index) - get(table, index);
  return used;
};
var describe = (sets, table, rack) => {
  const { laid, left } = take(rack, countLaid(sets, table));
  const value = laid.reduce((sum, face) => sum + (face === JOKER ? JOKER_VALUE : numberOf(face)), 0);
  return { sets, laid, left, tiles: laid.length, value };
};
var weightsFor = (objective) => objective === "tiles" ? [ONES2, ONES2] : [NUMBERED, JOKER_VALUES];
var JOKER_VALUES = ONES2.map(() => JOKER_VALUE);
var solve = (table, rack, objective) => {
  const fixed = tally(table);
  const [weights, jokerWeights] = weightsFor(objective);
  const sets = arrangeBest(fixed, tally(rack), weights, jokerWeights, 0);
  return sets === null ? null : describe(sets, fixed, rack);
};
var solveOpening = (rack, objective, least) => {
  const none = new Uint8Array(FACE_COUNT);
  const [weights, jokerWeights] = weightsFor(objective);
  const sets = arrangeBest(none, tally(rack), weights, jokerWeights, least);
  return sets === null || sets.length === 0 ? null : describe(sets, none, rack);
};
var GLANCE = { rounds: 2, narrow: 12, wide: 256, large: 18, wideForLarge: 32 };
var glance = (problem, least, width) => {
  layOut(net, problem);
  prices.tile.fill(0);
  prices.joker = 0;
  if (evaluate(net, prices) === NEVER) return null;
  improve(net, prices, least, GLANCE.rounds, 2 * SCALE);
  const highest = Math.floor(prices.bound / SCALE) * SCALE;
  if (highest <= least) return null;
  const near = walkThrough(net, prices, walk, GLANCE.narrow, Math.max(least, highest - SCALE), highest);
  const { node } = near.node >= 0 ? near : walkThrough(net, prices, walk, width, least, highest);
  return node < 0 ? null : rebuild(net, walk, node);
};
var countAtGlance = (table, rack, size, least) => {
  const [fixed, own] = [get(table, JOKER_INDEX), get(rack, JOKER_INDEX)];
  const problem = { table, rack, jokers: fixed + own, leastJokers: fixed, weights: ONES2, jokerWeights: ONES2, leastSum: 0, spare: true };
  const relaxed = glance(problem, least * SCALE, size > GLANCE.large ? GLANCE.wideForLarge : GLANCE.wide);
  if (relaxed === null) return null;
  const used = relaxed.reduce((sum, { tiles }) => sum + tiles.filter((tile) => tile === JOKER).length, 0);
  const sets = placeSpare(relaxed, fixed + own - used);
  return sets === null ? null : countLaid(sets, table);
};
var countOpening = (rack, least) => {
  const none = new Uint8Array(FACE_COUNT);
  const sets = arrangeBest(none, rack, ONES2, ONES2, least);
  return sets === null || sets.length === 0 ? null : countLaid(sets, none);
};
var bestSum = (rack) => {
  const sets = arrangeBest(new Uint8Array(FACE_COUNT), tally(rack), NUMBERED, NUMBERED, 0) ?? [];
  return sets.reduce((sum, set) => sum + sumOf(set, FREE_SETS), 0);
};
var canLay = (table, rack) => (solve(table, rack, "tiles")?.tiles ?? 0) > 0;

// games/rummikub/rules/opening.ts
var compareTables = (before, after) => {
  const old = new Set(before);
  const others = after.filter((set) => !old.delete(set));
  if (others.length === 0 || old.size === 0) return { fresh: others, gone: [...old] };
  const gone = [...old];
  const fresh = others.filter((set) => {
    const place = gone.findIndex((left) => keyOf(left) === keyOf(set));
    if (place >= 0) gone.splice(place, 1);
    return place < 0;
  });
  return { fresh, gone };
};
var sumOfSets = (sets, rules) => sets.reduce((sum, set) => sum + sumOf(set, rules), 0);
var bestReading = ({ kind, tiles }, rules) => {
  const numbered = tiles.filter((tile) => tile !== JOKER);
  const jokers = tiles.length - numbered.length;
  let best = sumOf({ kind, tiles }, rules);
  for (const other of KINDS)
    for (let before = 0; before <= jokers; before += 1)
      for (const inside of fillings(numbered, jokers - before, other)) {
        const set = { kind: other, tiles: [...Array.from({ length: before }, () => JOKER), ...inside] };
        if (faultOf(set, 0, rules) === null) best = Math.max(best, sumOf(set, rules));
      }
  return best;
};
var fillings = (numbered, jokers, kind) => {
  const pad = (count2) => Array.from({ length: count2 }, () => JOKER);
  if (kind === "group") return [[...numbered, ...pad(jokers)]];
  const filled = [];
  let left = jokers;
  for (const [place, tile] of numbered.entries()) {
    const previous = numbered[place - 1];
    const gap = previous === void 0 ? 0 : Number(tile.slice(1)) - Number(previous.slice(1)) - 1;
    if (gap < 0 || gap > left) return [];
    filled.push(...pad(gap), tile);
    left -= gap;
  }
  return [[...filled, ...pad(left)]];
};
var bestReadingOf = (sets, rules) => sets.reduce((sum, set) => sum + bestReading(set, rules), 0);
var couldOpen = (tiles, options) => {
  if (options.openingMin === 0) return true;
  if (listOpenings(tiles, options.openingMin, options).some((sets) => sets.every((set) => faultOf(set, 0, options) === null))) return true;
  const isFree = options.jokersPerSet === 4 && !options.oneAfter13;
  return isFree ? bestSum(tiles) >= options.openingMin : reachesSum(tiles, options.openingMin, options);
};

// games/rummikub/rules/check.ts
var tilesOf2 = (table) => table.flatMap(({ tiles }) => tiles);
var addTiles = (counts, table, sign) => {
  for (const { tiles } of table)
    for (const tile of tiles) {
      const index = indexOf(tile);
      counts[index] = (counts[index] ?? 0) + sign;
    }
};
var listed = (counts, sign = 1) => {
  const faces = [];
  for (let index = 0; index < FACE_COUNT; index += 1)
    for (let left = sign * (counts[index] ?? 0); left > 0; left -= 1) faces.push(faceAt(index));
  return faces;
};
var tilesMore = ({ fresh, gone }) => {
  const counts = new Int8Array(FACE_COUNT);
  addTiles(counts, fresh, 1);
  addTiles(counts, gone, -1);
  return counts;
};
var laidIn2 = (change) => listed(tilesMore(change));
var laidBy = (view2, table) => laidIn2(compareTables(view2.table, table));
var checkOpening = (view2, { fresh, gone }, laid) => {
  const { options } = view2;
  if (options.tableInOpeningTurn && couldOpen(listed(laid), options)) return null;
  const [touched] = gone;
  if (touched !== void 0) return { type: "table-touched", tiles: touched.tiles };
  const sum = sumOfSets(fresh, options);
  return sum >= options.openingMin ? null : { type: "below-opening", sum, needed: options.openingMin, best: bestReadingOf(fresh, options) };
};
var checkTable = (view2, seat, table) => {
  const change = compareTables(view2.table, table);
  const more = tilesMore(change);
  const rack = tally(view2.rack);
  const foreign = more.findIndex((count2, index) => count2 > (rack[index] ?? 0));
  if (foreign >= 0) return { type: "not-on-rack", tile: faceAt(foreign) };
  for (const [place, set] of table.entries()) {
    const fault = change.fresh.includes(set) ? faultOf(set, place, view2.options) : null;
    if (fault !== null) return fault;
  }
  const missing = listed(more, -1);
  if (missing.length > 0) return { type: "table-tile-missing", tiles: missing };
  if (!more.some((count2) => count2 > 0)) return { type: "nothing-laid" };
  const laid = Uint8Array.from(more);
  const opening = view2.standings[seat]?.opened === true ? null : checkOpening(view2, change, laid);
  return opening ?? checkFrozen(view2.table, table, laid, view2.options) ?? checkReuse(view2.table, table, laid, view2.options);
};
var checkPlay = (view2, seat, table) => {
  const refusal = checkTable(view2, seat, table);
  return view2.options.mistakes === "penalised" && refusal?.type !== "not-on-rack" ? null : refusal;
};
var isAble = ({ table, rack, options, standings }, seat) => {
  if (standings[seat]?.opened !== true) return couldOpen(rack, options);
  return listRackSets(rack).length > 0 || listAdditions(table, rack, options).length > 0 || canLay(tilesOf2(table), rack);
};
var checkPass = (view2, seat) => {
  if (view2.bankSize > 0) return { type: "bank-not-empty", left: view2.bankSize };
  if (view2.options.emptyBank !== "mustLay") return null;
  return isAble(view2, seat) ? { type: "must-lay" } : null;
};
var checkRedeal = (view2, seat, want) => {
  if (view2.phase !== "redeal") return { type: "no-redeal-asked" };
  if (view2.answered[seat] === true) return { type: "already-answered" };
  const [held, needed] = [doubletsIn(view2.rack).length, view2.options.doubletsForRedeal ?? 0];
  return want && held < needed ? { type: "too-few-doublets", held, needed } : null;
};
var checkTurn = ({ phase, turn }, seat) => {
  if (phase === "redeal") return { type: "redeal-first" };
  if (turn !== seat) return { type: "not-your-turn", turn };
  return phase === "announcement" ? { type: "announce-first" } : null;
};
var check2 = (view2, move) => {
  const { viewer, phase } = view2;
  if (phase === "over") return { type: "over" };
  if (typeof viewer !== "number") return { type: "watching" };
  switch (move.type) {
    case "redeal":
      return checkRedeal(view2, viewer, move.want);
    case "announce":
      return phase === "announcement" && view2.turn === viewer ? null : { type: "no-announcement-asked" };
    case "draw":
      return checkTurn(view2, viewer) ?? (view2.bankSize > 0 ? null : { type: "bank-empty" });
    case "play":
      return checkTurn(view2, viewer) ?? checkPlay(view2, viewer, move.table);
    case "pass":
      return checkTurn(view2, viewer) ?? checkPass(view2, viewer);
    case "out-of-time":
      return checkTurn(view2, viewer);
    default:
      return unreachable(move);
  }
};
var REFUSAL_RULES = {
  over: ["R11.1"],
  watching: ["R4.1"],
  "not-your-turn": ["R4.1"],
  "redeal-first": ["R2.7"],
  "already-answered": ["R2.7"],
  "no-redeal-asked": ["R2.7"],
  "too-few-doublets": ["R2.6"],
  "announce-first": ["R9.6"],
  "no-announcement-asked": ["R9.6"],
  "bank-empty": ["R10.3"],
  "bank-not-empty": ["R4.1"],
  "must-lay": ["R10.1"],
  "not-on-rack": ["R4.1"],
  "table-tile-missing": ["R6.3", "R7.5"],
  "nothing-laid": ["R6.2"],
  "table-touched": ["R5.2"],
  "below-opening": ["R5.1", "R5.3"],
  "joker-not-in-new-set": ["R7.10"],
  "frozen-set": ["R7.11"],
  "too-short": ["R3.1", "R3.2"],
  "too-long": ["R3.1", "R7.2"],
  "only-jokers": ["R7.6"],
  "too-many-jokers": ["R7.6"],
  "numbers-differ": ["R3.1"],
  "colour-twice": ["R3.1"],
  "colours-differ": ["R3.2"],
  gap: ["R3.2", "R3.5"],
  "past-13": ["R3.3", "R7.2"],
  "before-1": ["R3.3", "R7.2"]
};

// games/rummikub/rules/making.ts
var beginStep = (state, random) => ({
  random,
  events: [],
  state: {
    options: state.options,
    seats: state.seats,
    phase: state.phase,
    starter: state.starter,
    turn: state.turn,
    table: state.table,
    racks: state.racks,
    bank: state.bank,
    standings: state.standings,
    taken: state.taken,
    answers: state.answers,
    lap: state.lap,
    rounds: state.rounds
  }
});
var setStanding = ({ state }, seat, change) => {
  state.standings = state.standings.map((standing, other) => other === seat ? { ...standing, ...change } : standing);
};

// games/rummikub/rules/setup.ts
var DEAL = 14;
var emptyTable = (options, seats) => ({
  options,
  seats,
  phase: "turn",
  starter: 0,
  turn: 0,
  table: [],
  racks: upTo(seats).map(() => []),
  bank: piecesFor(seats),
  standings: [],
  taken: upTo(seats).map(() => []),
  answers: upTo(seats).map(() => null),
  lap: null,
  rounds: []
});
var nextSeat = ({ options, seats }, seat) => (seat + (options.direction === "clockwise" ? 1 : seats - 1)) % seats;
var drawForStart = ({ state, events }, heap, seats) => {
  const tiles = state.racks.map(() => null);
  const drawEach = (drawing) => {
    for (const seat of drawing) tiles[seat] = at(heap.splice(0, 1), 0);
    events.push({ type: "drawn-for-start", tiles: tiles.map((tile, seat) => drawing.includes(seat) ? tile : null) });
    const again = state.options.jokerAtStart === "drawsAgain" ? drawing.filter((seat) => tiles[seat] === JOKER) : [];
    if (again.length > 0) drawEach(again);
  };
  drawEach(seats);
  return tiles;
};
var chooseStarter = (making) => {
  const { state, random } = making;
  let heap = [];
  let drawing = upTo(state.seats);
  while (drawing.length > 1) {
    if (heap.length < 2 * state.seats) heap = shuffle(piecesFor(state.seats).map(faceOf), random);
    const tiles = drawForStart(making, heap, drawing);
    const numbers2 = tiles.map((tile) => tile === null ? -1 : numberOf(tile));
    drawing = drawing.filter((seat) => numbers2[seat] === Math.max(...numbers2));
  }
  return at(drawing, 0);
};
var deal = (making) => {
  const { state, random, events } = making;
  const heap = shuffle(piecesFor(state.seats), random);
  const standing = { opened: state.options.openingMin === 0, hadTurn: false, announced: false, penalised: false };
  state.table = [];
  state.racks = upTo(state.seats).map((seat) => heap.slice(seat * DEAL, (seat + 1) * DEAL));
  state.bank = heap.slice(state.seats * DEAL);
  state.standings = state.racks.map(() => standing);
  state.taken = state.racks.map(() => []);
  state.answers = state.racks.map(() => null);
  state.lap = null;
  state.turn = state.starter;
  state.phase = state.options.doubletsForRedeal === null ? "turn" : "redeal";
  events.push({ type: "dealt", racks: state.racks.map(facesOf) });
  if (state.phase === "turn") events.push({ type: "play-began", starter: state.starter });
};
var beginRound = (making, starter) => {
  const { state, events } = making;
  state.starter = starter;
  events.push({ type: "round-began", round: state.rounds.length + 1, starter });
  deal(making);
};
var answerRedeal = (making, seat, want) => {
  const { state, events, random } = making;
  state.answers = replaceAt(state.answers, seat, want);
  events.push({ type: "answered", seat, want });
  if (state.answers.includes(null)) return;
  if (state.answers.includes(true)) {
    const shown = state.racks.map((rack, holder) => state.answers[holder] === true ? doubletsIn(facesOf(rack)) : null);
    events.push({ type: "redeal", doublets: shown });
    deal(making);
    return;
  }
  state.bank = shuffle(state.bank, random);
  state.phase = "turn";
  events.push({ type: "play-began", starter: state.starter });
};
var setup = (options, seats, random) => {
  const making = beginStep(emptyTable(options, seats), random);
  beginRound(making, chooseStarter(making));
  return { state: making.state, events: making.events };
};

// games/rummikub/rules/scoring.ts
var groundOf = ({ options, standings, racks, taken }, seat) => {
  const { opened, hadTurn, announced, penalised } = at(standings, seat);
  if (opened || options.neverOpened === null) return "rack";
  const rack = at(racks, seat);
  if (!hadTurn || options.couldHaveOpened === null || !couldOpen(facesOf(rack), options)) return "never-opened";
  const before = rack.filter((piece) => !at(taken, seat).includes(piece));
  const hasEscaped = (announced || penalised) && !couldOpen(before.map(faceOf), options);
  return hasEscaped ? "announced" : "could-have-opened";
};
var costOf = (state, seat) => {
  const { options } = state;
  const rack = valueOfRack(facesOf(at(state.racks, seat)), options.jokerRackValue);
  const ground = groundOf(state, seat);
  const flat = { "never-opened": options.neverOpened, "could-have-opened": options.couldHaveOpened, announced: options.announced };
  return { ground, points: (ground === "rack" || ground === "won" ? null : flat[ground]) ?? rack };
};
var minus = (points) => points === 0 ? 0 : -points;
var scoreGoingOut = (state, winner) => {
  const costs = state.racks.map((_, seat) => seat === winner ? { ground: "won", points: 0 } : costOf(state, seat));
  const sum = costs.reduce((total, { points }) => total + points, 0);
  return {
    winners: [winner],
    grounds: costs.map(({ ground }) => ground),
    scores: costs.map(({ points }, seat) => seat === winner ? sum : minus(points))
  };
};
var scoreEmptyBank = (state) => {
  const { options } = state;
  const costs = state.racks.map((rack, seat) => {
    if (options.neverOpenedAtEmptyBank) return costOf(state, seat);
    return { ground: "rack", points: valueOfRack(facesOf(rack), options.jokerRackValue) };
  });
  const lowest = Math.min(...costs.map(({ points }) => points));
  const others = costs.filter(({ points }) => points > lowest);
  const sum = others.reduce((total, { points }) => total + points, 0);
  const won = { sumMinusOwn: sum - lowest, differences: sum - others.length * lowest, sumOfOthers: sum }[options.emptyBankScore];
  const lost = (points) => minus(options.emptyBankScore === "differences" ? points - lowest : points);
  return {
    winners: costs.flatMap(({ points }, seat) => points === lowest ? [seat] : []),
    grounds: costs.map(({ ground, points }) => points === lowest ? "won" : ground),
    scores: costs.map(({ points }) => points === lowest ? won : lost(points))
  };
};
var totalsOf = ({ rounds, seats }) => Array.from({ length: seats }, (_, seat) => rounds.reduce((sum, scores) => sum + at(scores, seat), 0));
var resultOf = (state) => {
  const scores = totalsOf(state);
  return { places: scores.map((score) => 1 + scores.filter((other) => other > score).length), scores };
};
var outcome2 = (state) => state.phase === "over" ? resultOf(state) : null;
var endRound = (making, ending, score) => {
  const { state, events } = making;
  state.rounds = [...state.rounds, score.scores];
  const racks = state.racks.map(facesOf);
  events.push({ type: "scored", round: state.rounds.length, ending, ...score, racks, totals: totalsOf(state) });
  if (state.rounds.length < state.options.rounds) {
    beginRound(making, nextSeat(state, state.starter));
    return;
  }
  state.phase = "over";
  events.push({ type: "ended", ...resultOf(state) });
};

// games/rummikub/rules/view.ts
var NO_TILES = Object.freeze([]);
var seen = /* @__PURE__ */ new WeakMap();
var viewSet = (set) => {
  const known = seen.get(set);
  if (known !== void 0) return known;
  const made = Object.freeze({ kind: set.kind, tiles: Object.freeze(facesOf(set.tiles)) });
  seen.set(set, made);
  return made;
};
var view = (state, viewer) => {
  const isOpen = viewer === "open";
  const isSeat2 = typeof viewer === "number";
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    phase: state.phase,
    starter: state.starter,
    turn: state.turn,
    table: state.table.map(viewSet),
    // R12.1
    rack: isSeat2 ? facesOf(at(state.racks, viewer)) : NO_TILES,
    // R12.2
    rackSizes: state.racks.map((rack) => rack.length),
    racks: isOpen || state.phase === "over" ? state.racks.map(facesOf) : null,
    // R12.3
    bankSize: state.bank.length,
    bank: isOpen ? facesOf(state.bank) : null,
    standings: state.standings,
    taken: isSeat2 ? facesOf(at(state.taken, viewer)) : NO_TILES,
    takenSizes: state.taken.map((tiles) => tiles.length),
    answered: state.answers.map((answer) => answer !== null),
    // R2.7
    answer: isSeat2 ? at(state.answers, viewer) : null,
    answers: isOpen ? state.answers : null,
    lap: state.lap,
    rounds: state.rounds
  };
};
var blank = (tiles) => tiles.map(() => null);
var viewEvent = (event, viewer) => {
  if (viewer === "open") return event;
  switch (event.type) {
    case "dealt":
      return { type: "dealt", racks: event.racks.map((rack, seat) => seat === viewer ? rack : blank(rack)) };
    case "answered":
      return event.seat === viewer ? event : { type: "answered", seat: event.seat, want: null };
    case "drew":
      return event.seat === viewer ? event : { type: "drew", seat: event.seat, tile: null, bankLeft: event.bankLeft };
    case "penalised":
      return event.seat === viewer ? event : { type: "penalised", seat: event.seat, cause: event.cause, tiles: blank(event.tiles) };
    default:
      return event;
  }
};

// games/rummikub/rules/turn.ts
var seatsFrom = (state, first) => {
  const seats = [];
  for (let seat = first; seats.length < state.seats; seat = nextSeat(state, seat)) seats.push(seat);
  return seats;
};
var passTurnTo = (making, seat) => {
  making.state.turn = seat;
  making.state.phase = "turn";
  if (at(making.state.standings, seat).announced) setStanding(making, seat, { announced: false });
};
var shortenLap = (state, lap, seat, hasLaid) => hasLaid && state.options.emptyBank !== "oneMoreMoveEach" ? seatsFrom(state, nextSeat(state, seat)) : lap.filter((other) => other !== seat);
var endTurn = (making, seat, hasLaid) => {
  const { state, events } = making;
  if (state.lap !== null) {
    state.lap = shortenLap(state, state.lap, seat, hasLaid);
    const [next] = state.lap;
    if (next === void 0) endRound(making, "bank", scoreEmptyBank(state));
    else passTurnTo(making, next);
    return;
  }
  if (state.bank.length === 0) {
    state.lap = seatsFrom(state, nextSeat(state, seat));
    events.push({ type: "bank-emptied", lap: state.lap });
  }
  passTurnTo(making, nextSeat(state, seat));
};
var take2 = ({ state }, seat, count2) => {
  const tiles = state.bank.slice(0, count2);
  state.bank = state.bank.slice(tiles.length);
  if (tiles.length > 0) state.racks = replaceAt(state.racks, seat, [...at(state.racks, seat), ...tiles]);
  state.taken = replaceAt(state.taken, seat, tiles);
  return tiles;
};
var draw = (making, seat) => {
  const { state, events } = making;
  const [tile] = take2(making, seat, 1);
  setStanding(making, seat, { hadTurn: true, penalised: false });
  events.push({ type: "drew", seat, tile: tile === void 0 ? null : faceOf(tile), bankLeft: state.bank.length });
  if (state.options.couldHaveOpened !== null && !at(state.standings, seat).opened) state.phase = "announcement";
  else endTurn(making, seat, false);
};
var announce = (making, seat, open) => {
  making.events.push({ type: "announced", seat, open });
  if (open) setStanding(making, seat, { announced: true });
  endTurn(making, seat, false);
};
var pass = (making, seat) => {
  take2(making, seat, 0);
  setStanding(making, seat, { hadTurn: true, penalised: false });
  making.events.push({ type: "passed", seat });
  endTurn(making, seat, false);
};
var penalise = (making, seat, cause) => {
  const tiles = take2(making, seat, making.state.options.penaltyTiles);
  setStanding(making, seat, { hadTurn: true, penalised: tiles.length > 0 });
  making.events.push({ type: "penalised", seat, cause, tiles: facesOf(tiles) });
  endTurn(making, seat, false);
};
var layPieces = (old, seen2, table, { fresh, gone }, laid) => {
  const kept2 = /* @__PURE__ */ new Map();
  const pool = /* @__PURE__ */ new Map();
  const pour = (pieces2) => {
    for (const piece of pieces2) {
      const face = faceOf(piece);
      const copies = pool.get(face);
      if (copies === void 0) pool.set(face, [piece]);
      else copies.push(piece);
    }
  };
  for (const [place, set] of seen2.entries()) {
    if (gone.includes(set)) pour(at(old, place).tiles);
    else kept2.set(keyOf(set), [...kept2.get(keyOf(set)) ?? [], at(old, place)]);
  }
  pour(laid);
  return table.map((set) => {
    const same = fresh.includes(set) ? void 0 : kept2.get(keyOf(set))?.shift();
    return same ?? { kind: set.kind, tiles: set.tiles.map((face) => at(pool.get(face)?.splice(0, 1) ?? [], 0)) };
  });
};
var play = (making, seat, table) => {
  const { state, events } = making;
  const before = view(state, seat);
  const change = compareTables(before.table, table);
  const tiles = laidIn2(change);
  const rack = at(state.racks, seat).slice();
  const laid = tiles.map((face) => takeFace(rack, face));
  const isOpening = !at(state.standings, seat).opened;
  state.table = layPieces(state.table, before.table, table, change, laid);
  state.racks = replaceAt(state.racks, seat, rack);
  take2(making, seat, 0);
  setStanding(making, seat, { opened: true, hadTurn: true, penalised: false });
  events.push({
    type: "played",
    seat,
    tiles,
    opening: isOpening ? sumOfSets(change.fresh, state.options) : null,
    rearranged: change.gone.length > 0
  });
  if (rack.length === 0) endRound(making, "out", scoreGoingOut(state, seat));
  else endTurn(making, seat, true);
};

// games/rummikub/rules/apply.ts
var playOrMiss = (making, seat, table) => {
  const { state } = making;
  const isMistake = state.options.mistakes === "penalised" && checkTable(view(state, seat), seat, table) !== null;
  if (isMistake) penalise(making, seat, "mistake");
  else play(making, seat, table);
};
var apply = (state, seat, move, random) => {
  const making = beginStep(state, random);
  switch (move.type) {
    case "redeal":
      answerRedeal(making, seat, move.want);
      break;
    case "draw":
      draw(making, seat);
      break;
    case "play":
      playOrMiss(making, seat, move.table);
      break;
    case "announce":
      announce(making, seat, move.open);
      break;
    case "pass":
      pass(making, seat);
      break;
    case "out-of-time":
      penalise(making, seat, "time");
      break;
    default:
      return unreachable(move);
  }
  return { state: making.state, events: making.events };
};

// games/rummikub/rules/determinize.ts
var answerAnew = (view2, racks, random) => racks.map((rack, seat) => {
  if (view2.answers !== null) return at(view2.answers, seat);
  if (view2.answered[seat] !== true) return null;
  if (seat === view2.viewer) return view2.answer;
  if (view2.phase !== "redeal") return false;
  const isAble2 = doubletsIn(facesOf(rack)).length >= (view2.options.doubletsForRedeal ?? 0);
  return isAble2 && random.int(2) === 1;
});
var determinize = (view2, random) => {
  const { viewer, seats } = view2;
  const copies = /* @__PURE__ */ new Map();
  for (const piece of piecesFor(seats)) copies.set(faceOf(piece), [...copies.get(faceOf(piece)) ?? [], piece]);
  const takeAll = (faces) => faces.map((face) => at(copies.get(face)?.splice(0, 1) ?? [], 0));
  const table = view2.table.map(({ kind, tiles }) => ({ kind, tiles: takeAll(tiles) }));
  const shown = upTo(seats).map((seat) => seat === viewer ? takeAll(view2.rack) : view2.racks === null ? null : takeAll(at(view2.racks, seat)));
  const bank = view2.bank === null ? null : takeAll(view2.bank);
  const heap = shuffle([...copies.values()].flat(), random);
  const racks = upTo(seats).map((seat) => shown[seat] ?? heap.splice(0, at(view2.rackSizes, seat)));
  const taken = racks.map((rack, seat) => {
    if (seat !== viewer) return rack.slice(rack.length - at(view2.takenSizes, seat));
    const own = rack.toReversed();
    return view2.taken.toReversed().map((face) => takeFace(own, face)).toReversed();
  });
  return {
    options: view2.options,
    seats,
    phase: view2.phase,
    starter: view2.starter,
    turn: view2.turn,
    table,
    racks,
    bank: bank ?? heap.slice(0, view2.bankSize),
    standings: view2.standings,
    taken,
    answers: answerAnew(view2, racks, random),
    lap: view2.lap,
    rounds: view2.rounds
  };
};

// games/rummikub/rules/moves.ts
var DRAW = { type: "draw" };
var PASS = { type: "pass" };
var OUT_OF_TIME = { type: "out-of-time" };
var NO_REDEAL = { type: "redeal", want: false };
var SILENT = { type: "announce", open: false };
var ANNOUNCE = { type: "announce", open: true };
var listTables = (view2, seat) => {
  const { table, rack, options, standings } = view2;
  if (standings[seat]?.opened === true) return [...listRackSets(rack).map((set) => [...table, set]), ...listAdditions(table, rack, options)];
  return listOpenings(rack, options.openingMin, options).map((sets) => [...table, ...sets]);
};
var moves = (view2) => {
  const { viewer, phase } = view2;
  if (phase === "over" || typeof viewer !== "number") return [];
  if (phase === "redeal") {
    if (view2.answered[viewer] === true) return [];
    const isAble2 = doubletsIn(view2.rack).length >= (view2.options.doubletsForRedeal ?? 0);
    return isAble2 ? [NO_REDEAL, { type: "redeal", want: true }] : [NO_REDEAL];
  }
  if (view2.turn !== viewer) return [];
  if (phase === "announcement") return [SILENT, ANNOUNCE];
  const plays = listTables(view2, viewer).map((table) => ({ type: "play", table }));
  const first = view2.bankSize > 0 ? DRAW : PASS;
  const rest = first === DRAW || check2(view2, PASS) === null ? [first] : [];
  const all = [...rest, ...plays];
  return all.length > 0 ? all : [OUT_OF_TIME];
};
var timeUp = (view2) => {
  if (view2.phase === "redeal") return NO_REDEAL;
  return view2.phase === "announcement" ? SILENT : OUT_OF_TIME;
};

// games/rummikub/rules/options.ts
var PL = {
  rounds: 1,
  direction: "clockwise",
  jokerAtStart: "drawsAgain",
  doubletsForRedeal: 3,
  oneAfter13: false,
  openingMin: 30,
  tableInOpeningTurn: false,
  jokersPerSet: 4,
  jokerReuse: "anySet",
  jokerSetsFrozen: false,
  jokerFromTable: true,
  jokerGroupNeedsBoth: false,
  penaltyTiles: 1,
  mistakes: "refused",
  jokerRackValue: 30,
  neverOpened: 100,
  couldHaveOpened: 200,
  announced: 100,
  emptyBank: "oneMoreMoveEach",
  emptyBankScore: "sumMinusOwn",
  neverOpenedAtEmptyBank: false
};
var ENGLISH = {
  ...PL,
  doubletsForRedeal: null,
  penaltyTiles: 3,
  neverOpened: null,
  couldHaveOpened: null,
  announced: null,
  emptyBank: "untilAllPass",
  emptyBankScore: "differences"
};
var MSO = { ...PL, jokerRackValue: 50, announced: 200, emptyBank: "mustLay" };
var SABRA = {
  ...ENGLISH,
  direction: "counterClockwise",
  openingMin: 50,
  jokerReuse: "newSetWithTwo",
  jokerSetsFrozen: true,
  jokerFromTable: false,
  penaltyTiles: 1
};
var PRESETS = { pl: PL, english: ENGLISH, mso: MSO, sabra: SABRA };
var whole = (least, most) => pipe(number(), integer(), minValue(least), maxValue(most));
var hasFreeJokers = ({ jokerReuse, jokerSetsFrozen, jokersPerSet }) => jokerReuse === "anySet" && !jokerSetsFrozen && jokersPerSet === 4;
var OptionsSchema = pipe(
  strictObject({
    rounds: whole(1, 20),
    direction: picklist(DIRECTIONS),
    jokerAtStart: picklist(JOKERS_AT_START),
    doubletsForRedeal: nullable(whole(1, 7)),
    oneAfter13: boolean(),
    openingMin: whole(0, 100),
    tableInOpeningTurn: boolean(),
    jokersPerSet: whole(1, 4),
    jokerReuse: picklist(JOKER_REUSES),
    jokerSetsFrozen: boolean(),
    jokerFromTable: boolean(),
    jokerGroupNeedsBoth: boolean(),
    penaltyTiles: whole(0, 3),
    mistakes: picklist(MISTAKES),
    jokerRackValue: whole(0, 100),
    neverOpened: nullable(whole(0, 1e3)),
    couldHaveOpened: nullable(whole(0, 1e3)),
    announced: nullable(whole(0, 1e3)),
    emptyBank: picklist(EMPTY_BANKS),
    emptyBankScore: picklist(EMPTY_BANK_SCORES),
    neverOpenedAtEmptyBank: boolean()
  }),
  check(
    ({ jokerFromTable, jokerSetsFrozen }) => jokerFromTable || jokerSetsFrozen,
    "jokerFromTable false needs jokerSetsFrozen: where sets with jokers may be taken apart, nobody can tell what replaced a joker"
  ),
  check(
    ({ jokerGroupNeedsBoth, jokerSetsFrozen }) => !jokerGroupNeedsBoth || jokerSetsFrozen,
    "jokerGroupNeedsBoth needs jokerSetsFrozen: where groups with jokers may be split, their joker comes free without any tile"
  ),
  check(
    (options) => options.emptyBank !== "mustLay" || hasFreeJokers(options) && !options.oneAfter13,
    "mustLay needs jokers that move freely and runs that end at 13: else nobody can say for certain who is able to lay"
  ),
  check(
    ({ tableInOpeningTurn, openingMin }) => !tableInOpeningTurn || openingMin > 0,
    "tableInOpeningTurn needs an opening: with openingMin 0 the table is open to all from the start"
  ),
  check(
    ({ neverOpened, couldHaveOpened, announced }) => neverOpened !== null || couldHaveOpened === null && announced === null,
    "couldHaveOpened and announced need neverOpened: they only sharpen or soften it"
  )
);
var FaceSchema = picklist(FACES);
var MOST_TILES = 160;
var MOST_SETS = 54;
var MoveSchema = variant("type", [
  strictObject({ type: literal("redeal"), want: boolean() }),
  strictObject({ type: literal("draw") }),
  strictObject({
    type: literal("play"),
    table: pipe(
      array(strictObject({ kind: picklist(KINDS), tiles: pipe(array(FaceSchema), maxLength(MOST_TILES)) })),
      maxLength(MOST_TILES)
    )
  }),
  strictObject({ type: literal("announce"), open: boolean() }),
  strictObject({ type: literal("pass") }),
  strictObject({ type: literal("out-of-time") })
]);
var DraftTiles = pipe(
  array(nullable(strictObject({ set: whole(0, MOST_SETS - 1), place: whole(0, 13) }))),
  maxLength(MOST_TILES)
);
var DraftSchema = variant("type", [
  strictObject({ type: literal("none") }),
  strictObject({ type: literal("table"), sets: pipe(array(DraftTiles), maxLength(MOST_TILES)), loose: DraftTiles })
]);

// games/rummikub/rules/secrets.ts
var pieces = (state) => [...state.table.flatMap(({ tiles }) => tiles), ...state.racks.flat(), ...state.bank];
var hiddenFrom = (state, viewer) => {
  if (viewer === "open") return [];
  const racks = state.phase === "over" ? [] : state.racks.filter((_, seat) => seat !== viewer).flat();
  const hidden = [...racks, ...state.bank];
  return hidden.length === 0 ? [] : [hidden];
};
var named = (tiles) => tiles.filter((tile) => tile !== null);
var shownBy = (event, viewer) => {
  const isOpen = viewer === "open";
  switch (event.type) {
    case "drawn-for-start":
      return named(event.tiles);
    case "redeal":
      return event.doublets.flatMap((doublets) => doublets ?? []);
    case "played":
      return event.tiles;
    case "scored":
      return event.racks.flat();
    case "dealt":
      return named(event.racks.filter((_, seat) => isOpen || seat === viewer).flat());
    case "drew":
      return isOpen || event.seat === viewer ? named([event.tile]) : [];
    case "penalised":
      return isOpen || event.seat === viewer ? named(event.tiles) : [];
    default:
      return [];
  }
};
var secrets = { pieces, faceOf, hiddenFrom, shownBy };

// games/rummikub/rules/notation-moves.ts
var MARKS = { group: "=", run: "~" };
var printSet = ({ kind, tiles }) => {
  const isPlain = tiles.length > 0 && kindOf(facesOf(tiles)) === kind;
  return `${isPlain ? "" : MARKS[kind]}${tiles.join(" ")}`;
};
var printTable = (table) => table.length === 0 ? "-" : table.map(printSet).join(" / ");
var parseSet = (text) => {
  const mark = text.charAt(0);
  const tiles = (mark === "=" || mark === "~" ? text.slice(1) : text).split(" ").filter((word) => word !== "");
  const wrong = tiles.find((tile) => !FACES.includes(faceOf(tile)));
  if (wrong !== void 0) throw new RangeError(`no such tile: ${wrong}`);
  const kind = mark === "=" ? "group" : mark === "~" ? "run" : kindOf(facesOf(tiles));
  if (kind === null) throw new RangeError(`group or run? ${text}`);
  return { kind, tiles };
};
var parseTable = (text) => text.trim() === "-" || text.trim() === "" ? [] : text.split("/").map((part) => parseSet(part.trim()));
var yesOrNo = (flag) => flag ? "yes" : "no";
var printMove = (move) => {
  switch (move.type) {
    case "redeal":
      return `redeal ${yesOrNo(move.want)}`;
    case "announce":
      return `announce ${yesOrNo(move.open)}`;
    case "play":
      return `play ${printTable(move.table)}`;
    case "draw":
    case "pass":
    case "out-of-time":
      return move.type;
    default:
      return unreachable(move);
  }
};
var parseMove = (text) => {
  const [verb = "", ...rest] = text.trim().split(/\s+/);
  const word = rest.join(" ");
  if (verb === "play") return { type: "play", table: parseTable(word) };
  if ((verb === "draw" || verb === "pass" || verb === "out-of-time") && word === "") return { type: verb };
  if (verb === "redeal" && (word === "yes" || word === "no")) return { type: "redeal", want: word === "yes" };
  if (verb === "announce" && (word === "yes" || word === "no")) return { type: "announce", open: word === "yes" };
  throw new RangeError(`no such move: ${text}`);
};

// games/rummikub/rules/notation.ts
var LETTERS = ["A", "B", "C", "D", "E", "F"];
var letterOf = (seat) => at(LETTERS, seat);
var seatOf = (letter) => {
  const seat = LETTERS.indexOf(letter);
  if (seat < 0) throw new RangeError(`no such seat: ${letter}`);
  return seat;
};
var words = (text) => text.split(" ").filter((word) => word !== "" && word !== "-");
var orDash = (list) => list.length === 0 ? "-" : list.join(" ");
var printOptions = (options) => {
  const json = JSON.stringify(options);
  const preset = Object.entries(PRESETS).find(([, known]) => JSON.stringify(known) === json);
  return preset === void 0 ? ["own", ` | options: ${json}`] : [preset[0], ""];
};
var FLAGS = ["opened", "announced", "penalised"];
var ANSWERS = /* @__PURE__ */ new Map([
  [true, "yes"],
  [false, "no"]
]);
var printState = (state) => {
  const [first, last] = printOptions(state.options);
  const lettersWith = (has) => state.standings.flatMap((standing, seat) => has(standing) ? [letterOf(seat)] : []);
  const field = (name, list) => list.length === 0 ? [] : [`${name}: ${list.join(" ")}`];
  const fields = [
    first,
    `turn: ${letterOf(state.turn)}`,
    ...state.starter === 0 ? [] : [`start: ${letterOf(state.starter)}`],
    ...state.phase === "turn" ? [] : [`phase: ${state.phase}`],
    `table: ${printTable(state.table)}`,
    ...state.racks.map((rack, seat) => `${letterOf(seat)}: ${orDash(rack)}`),
    ...FLAGS.flatMap(
      (flag) => field(
        flag,
        lettersWith((standing) => standing[flag])
      )
    ),
    ...field(
      "fresh",
      lettersWith(({ hadTurn }) => !hadTurn)
    ),
    ...state.taken.flatMap((tiles, seat) => field(`took ${letterOf(seat)}`, tiles)),
    ...state.answers.every((answer) => answer === null) ? [] : [`answers: ${state.answers.map((answer) => answer === null ? "?" : ANSWERS.get(answer)).join(" ")}`],
    ...state.lap === null ? [] : [`lap: ${orDash(state.lap.map(letterOf))}`],
    ...state.rounds.length === 0 ? [] : [`rounds: ${state.rounds.map((scores) => scores.join(" ")).join(", ")}`],
    `bank: ${orDash(state.bank)}`
  ];
  return fields.join(" | ") + last;
};
var parseOptions = (first, json) => {
  if (json !== void 0) return parse(OptionsSchema, JSON.parse(json));
  const preset = Object.entries(PRESETS).find(([name]) => name === first);
  if (preset === void 0) throw new RangeError(`no such preset: ${first}`);
  return preset[1];
};
var makeNamer = (seats, written) => {
  const marked = new Set(written.filter((tile) => tile.includes(".")));
  const left = new Set(piecesFor(seats));
  return {
    name(tile) {
      const piece = tile.includes(".") ? tile : [...left].find((free) => free.startsWith(`${tile}.`) && !marked.has(free));
      if (piece === void 0 || !left.delete(piece)) throw new RangeError(`unknown or too often: ${tile}`);
      return piece;
    },
    rest: () => [...left]
  };
};
var parseStandings = (fields, seats) => {
  const has = (flag, seat) => words(fields.get(flag) ?? "").includes(letterOf(seat));
  return Array.from({ length: seats }, (_, seat) => ({
    opened: has("opened", seat),
    hadTurn: !has("fresh", seat),
    announced: has("announced", seat),
    penalised: has("penalised", seat)
  }));
};
var parseTaken = (fields, racks) => racks.map(
  (rack, seat) => words(fields.get(`took ${letterOf(seat)}`) ?? "").map((tile) => {
    const piece = rack.findLast((held) => held === tile || held.startsWith(`${tile}.`));
    if (piece === void 0) throw new RangeError(`not on the rack: ${tile}`);
    return piece;
  })
);
var parseState = (text) => {
  const [body = "", json] = text.split(" | options: ");
  const [first = "", ...parts] = body.split("|").map((part) => part.trim());
  const fields = new Map(parts.map((part) => [part.slice(0, part.indexOf(":")).trim(), part.slice(part.indexOf(":") + 1).trim()]));
  const written = LETTERS.filter((letter) => fields.has(letter)).map((letter) => words(fields.get(letter) ?? ""));
  const seats = written.length;
  const sets = parseTable(fields.get("table") ?? "-");
  const bankText = words(fields.get("bank") ?? "…");
  const namer = makeNamer(seats, [...written.flat(), ...sets.flatMap(({ tiles }) => tiles), ...bankText]);
  const table = sets.map(({ kind, tiles }) => ({ kind, tiles: tiles.map(namer.name) }));
  const racks = written.map((rack) => rack.map(namer.name));
  const named2 = bankText.map((tile) => tile === "…" ? null : namer.name(tile));
  const bank = named2.flatMap((piece) => piece ?? namer.rest());
  const phase = PHASES.find((known) => known === (fields.get("phase") ?? "turn"));
  if (phase === void 0) throw new RangeError(`no such phase: ${fields.get("phase") ?? ""}`);
  const answers = words(fields.get("answers") ?? "");
  const lap = fields.get("lap");
  const rounds = fields.get("rounds");
  return {
    options: parseOptions(first, json),
    seats,
    phase,
    starter: seatOf(fields.get("start") ?? "A"),
    turn: seatOf(fields.get("turn") ?? "A"),
    table,
    racks,
    bank,
    standings: parseStandings(fields, seats),
    taken: parseTaken(fields, racks),
    answers: racks.map((_, seat) => answers[seat] === "yes" ? true : answers[seat] === "no" ? false : null),
    lap: lap === void 0 ? null : words(lap).map(seatOf),
    rounds: rounds === void 0 ? [] : rounds.split(",").map((row) => words(row).map(Number))
  };
};
var notation = { printState, parseState, printMove, parseMove };

// games/rummikub/rules/solver/aid.ts
var Faces = pipe(array(picklist(FACES)), maxLength(160));
var AidSchema = strictObject({
  /** Sets as they lie now. `own`: which of their tiles came from the rack this turn. */
  sets: array(strictObject({ kind: picklist(KINDS), tiles: Faces, own: Faces, state: picklist(["plain", "right", "broken"]) })),
  /** Tiles of the rack that shall be laid, too. */
  more: Faces,
  /** What an opening needs; null for whoever has opened. Before it only the own tiles are touched. */
  opening: nullable(number())
});

// games/rummikub/rules/solver/line.ts
var MOST_TILES2 = 160;
var Faces2 = pipe(array(picklist(FACES, "no such tile")), maxLength(MOST_TILES2));
var Id = union([string(), number(), null_()]);
var PositionSchema = strictObject({
  id: optional(Id, null),
  table: pipe(array(Faces2), maxLength(MOST_TILES2)),
  rack: Faces2,
  objective: optional(picklist(OBJECTIVES), "tiles"),
  opening: optional(boolean(), false)
});

// games/rummikub/rules/index.ts
var awaited = ({ phase, answers, turn }) => {
  if (phase === "over") return [];
  if (phase !== "redeal") return [turn];
  return answers.flatMap((answer, seat) => answer === null ? [seat] : []);
};
var upgrade = () => null;
var rummikub = {
  id: "rummikub",
  rules: 1,
  seats: [2, 6],
  listsAllMoves: false,
  clock: { type: "move", seconds: 60 },
  // R8.1
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

// games/rummikub/bots/common.ts
var advise = (move, reason) => ({ move, chance: null, reason });
var tilesOn = (table) => table.flatMap(({ tiles }) => tiles);
var hasOpened = (view2, seat) => view2.standings[seat]?.opened === true;
var answerRedeal2 = (view2) => {
  const isAble2 = doubletsIn(view2.rack).length >= (view2.options.doubletsForRedeal ?? 0);
  const isPoor = isAble2 && !couldOpen(view2.rack, view2.options);
  return isPoor ? advise({ type: "redeal", want: true }, { type: "deal-is-poor" }) : advise({ type: "redeal", want: false }, { type: "deal-is-fair" });
};
var answerAnnouncement = (view2) => couldOpen(view2.rack, view2.options) ? advise({ type: "announce", open: true }, { type: "can-open-next" }) : advise({ type: "announce", open: false }, { type: "nothing-to-announce" });
var answerAside = (view2) => {
  if (view2.phase === "redeal") return answerRedeal2(view2);
  if (view2.phase === "announcement") return answerAnnouncement(view2);
  return view2.phase === "turn" ? null : { move: timeUp(view2), chance: null, reason: null };
};
var layNothing = (view2, reason) => {
  if (view2.bankSize > 0) return advise({ type: "draw" }, reason);
  const pass2 = { type: "pass" };
  return advise(rummikub.check(view2, pass2) === null ? pass2 : timeUp(view2), reason);
};
var layTable = (view2, seat, table, reason = null) => {
  if (checkTable(view2, seat, table) !== null) return null;
  const move = { type: "play", table };
  const laid = laidBy(view2, table);
  if (laid.length === view2.rack.length) return advise(move, { type: "goes-out" });
  const fresh = table.slice(view2.table.length);
  const sum = fresh.reduce((total, set) => total + sumOf(set, view2.options), 0);
  if (!hasOpened(view2, seat)) return advise(move, { type: "opens", sum });
  const points = laid.reduce((total, face) => total + (face === "J" ? view2.options.jokerRackValue : Number(face.slice(1))), 0);
  return advise(move, reason ?? { type: "lays", tiles: laid.length, points });
};

// games/rummikub/bots/plain.ts
var worthOf = (view2, table) => laidBy(view2, table).reduce((sum, face) => sum + 100 + (face === "J" ? -90 : Number(face.slice(1))), 0);
var plain = (view2) => {
  const { viewer } = view2;
  const aside = answerAside(view2);
  if (aside !== null || typeof viewer !== "number") return aside ?? layNothing(view2, { type: "nothing-to-lay" });
  let best = null;
  let most = -Infinity;
  for (const move of rummikub.moves(view2)) {
    if (move.type !== "play") continue;
    const worth = worthOf(view2, move.table);
    if (worth > most) [best, most] = [move.table, worth];
  }
  return (best === null ? null : layTable(view2, viewer, best)) ?? layNothing(view2, { type: "nothing-to-lay" });
};

// games/rummikub/bots/twin/world.ts
var get2 = (counts, index) => counts[index] ?? 0;
var copyWorld = (world) => ({
  options: world.options,
  seats: world.seats,
  table: world.table.slice(),
  racks: world.racks.map((rack) => rack.slice()),
  sizes: world.sizes.slice(),
  opened: world.opened.slice(),
  hasty: world.hasty,
  bank: world.bank,
  left: world.left,
  turn: world.turn,
  lap: world.lap,
  isOver: world.isOver
});
var valueOfCounts = (rack, jokerValue) => {
  let sum = get2(rack, JOKER_INDEX) * jokerValue;
  for (let face = 0; face < JOKER_INDEX; face += 1) sum += get2(rack, face) * (face % TOP_NUMBER + 1);
  return sum;
};
var sizeOf2 = (counts) => {
  let size = 0;
  for (let face = 0; face < FACE_COUNT; face += 1) size += get2(counts, face);
  return size;
};
var follows = ({ options, seats }, seat) => (seat + (options.direction === "clockwise" ? 1 : seats - 1)) % seats;
var seatsAfter = (world, seat) => {
  const list = [];
  for (let next = follows(world, seat); list.length < world.seats; next = follows(world, next)) list.push(next);
  return list;
};
var endTurn2 = (world, seat, hasLaid) => {
  if (world.lap === null && world.left > 0) {
    world.turn = follows(world, seat);
    return;
  }
  const isNew = world.lap === null || hasLaid && world.options.emptyBank !== "oneMoreMoveEach";
  world.lap = isNew ? seatsAfter(world, seat) : (world.lap ?? []).filter((other) => other !== seat);
  const [next] = world.lap;
  if (next === void 0) world.isOver = true;
  else world.turn = next;
};
var playInPlace = (world, laid) => {
  const seat = world.turn;
  const rack = at(world.racks, seat);
  if (laid === null) {
    if (world.left > 0) {
      world.left -= 1;
      const face = world.bank[world.left] ?? 0;
      rack[face] = get2(rack, face) + 1;
      world.sizes[seat] = at(world.sizes, seat) + 1;
    }
    endTurn2(world, seat, false);
    return;
  }
  let count2 = 0;
  for (let face = 0; face < FACE_COUNT; face += 1) {
    const tiles = get2(laid, face);
    if (tiles === 0) continue;
    count2 += tiles;
    rack[face] = get2(rack, face) - tiles;
    world.table[face] = get2(world.table, face) + tiles;
  }
  world.opened[seat] = true;
  const size = at(world.sizes, seat) - count2;
  world.sizes[seat] = size;
  if (size === 0) world.isOver = true;
  else endTurn2(world, seat, true);
};
var layAtGlance = (world, rack, isOpened, least = 0) => {
  const laid = isOpened ? countAtGlance(world.table, rack, sizeOf2(rack), least) : countOpening(rack, world.options.openingMin);
  return laid !== null && sizeOf2(laid) > least ? laid : null;
};

// games/rummikub/bots/twin/imagine.ts
var readView = (view2, seat) => {
  const table = tally(view2.table.flatMap(({ tiles }) => tiles));
  const rack = tally(view2.rack);
  const seen2 = table.map((count2, face) => count2 + get2(rack, face));
  const hidden = [];
  for (const piece of piecesFor(view2.seats)) {
    const face = indexOf(faceOf(piece));
    if (get2(seen2, face) > 0) seen2[face] = get2(seen2, face) - 1;
    else hidden.push(face);
  }
  return { view: view2, seat, table, rack, hidden };
};
var TRIES = 2;
var dryOut = (world, heap, seat, drawn, random) => {
  const rack = at(world.racks, seat);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const old = rack.slice();
    for (const face of drawn) old[face] = get2(old, face) - 1;
    old[JOKER_INDEX] = 0;
    const laid = layAtGlance(world, old, at(world.opened, seat));
    if (laid === null) return;
    for (let face = 0; face < FACE_COUNT; face += 1)
      for (let count2 = get2(laid, face); count2 > 0; count2 -= 1) {
        const place = random.int(heap.length);
        const other = at(heap, place);
        heap[place] = face;
        rack[face] = get2(rack, face) - 1;
        rack[other] = get2(rack, other) + 1;
      }
  }
};
var FEW = 10;
var MANY = 16;
var seemsHasty = (size, random) => size <= FEW || size < MANY && random.int(MANY - FEW) >= size - FEW;
var imagine = ({ view: view2, seat: viewer, table, rack, hidden }, random) => {
  const heap = shuffle(hidden, random);
  const seats = upTo(view2.seats);
  const others = seats.map((seat) => seat === viewer ? [] : heap.splice(0, at(view2.rackSizes, seat)));
  const racks = seats.map((seat) => {
    if (seat === viewer) return rack.slice();
    const counts = new Uint8Array(FACE_COUNT);
    for (const face of at(others, seat)) counts[face] = get2(counts, face) + 1;
    return counts;
  });
  const opened = view2.standings.map((standing) => standing.opened);
  const hasty = seats.map((seat) => seat !== viewer && at(opened, seat) && seemsHasty(at(view2.rackSizes, seat), random));
  const world = {
    options: view2.options,
    seats: view2.seats,
    table: table.slice(),
    racks,
    sizes: view2.rackSizes.slice(),
    opened,
    hasty,
    bank: heap,
    left: heap.length,
    turn: viewer,
    lap: view2.lap === null ? null : view2.lap.slice(),
    isOver: false
  };
  if (heap.length === 0) return world;
  for (const seat of seats) {
    const isKnown = seat !== viewer && at(view2.standings, seat).hadTurn && (at(hasty, seat) || !at(opened, seat));
    if (isKnown) dryOut(world, heap, seat, at(others, seat).slice(at(others, seat).length - at(view2.takenSizes, seat)), random);
  }
  return world;
};

// games/rummikub/bots/twin/patience.ts
var DANGER = 2;
var WHIM = 24;
var isPressed = (sizes, seat) => sizes.some((size, other) => other !== seat && size <= DANGER);
var layPatiently = (world, seat, random) => {
  const rack = at(world.racks, seat);
  const isOpened = at(world.opened, seat);
  const size = at(world.sizes, seat);
  const isWaiting = isOpened && world.left > 0 && !isPressed(world.sizes, seat) && random.int(WHIM) > 0;
  const all = layAtGlance(world, rack, isOpened, isWaiting ? size - 1 : 0);
  if (all === null || sizeOf2(all) === size || world.left === 0) return all;
  if (get2(rack, JOKER_INDEX) === 0) return all;
  const numbered = rack.slice();
  numbered[JOKER_INDEX] = 0;
  return layAtGlance(world, numbered, isOpened) ?? (isOpened ? null : all);
};
var playOn = (world, random) => {
  const seat = world.turn;
  const isHasty = at(world.hasty, seat);
  playInPlace(world, isHasty ? layAtGlance(world, at(world.racks, seat), at(world.opened, seat)) : layPatiently(world, seat, random));
};

// games/rummikub/bots/ahead.ts
var costOf2 = ({ options, racks, opened }, seat) => {
  const flat = at(opened, seat) ? null : options.neverOpened;
  return flat ?? valueOfCounts(at(racks, seat), options.jokerRackValue);
};
var scoresOf = (world) => {
  const out = world.sizes.indexOf(0);
  const values = world.racks.map((rack) => valueOfCounts(rack, world.options.jokerRackValue));
  const lowest = Math.min(...values);
  const wins = values.map((value, seat) => out < 0 ? value === lowest : seat === out);
  const sum = wins.reduce((total, isWin, seat) => isWin ? total : total + costOf2(world, seat), 0);
  return wins.map((isWin, seat) => isWin ? sum : -costOf2(world, seat));
};
var LEAD = 120;
var chanceOf = (world, { rounds, options }, before, seat) => {
  const totals = scoresOf(world).map((score, other) => score + at(before, other));
  const own = at(totals, seat);
  const left = options.rounds - rounds.length - 1;
  if (left === 0) return totals.some((total) => total > own) ? 0 : 1 / totals.filter((total) => total === own).length;
  const scale = LEAD * Math.sqrt(left);
  const weigh = (total) => {
    const lead = (total - own) / scale;
    return lead > 0 ? (1 + lead) * (1 + lead) : 1 / ((1 - lead) * (1 - lead));
  };
  return 1 / totals.reduce((sum, total) => sum + weigh(total), 0);
};
var DOUBT = 0.5;
var EVEN = 4;
var lookAhead = (known, candidates, { random, playouts }) => {
  const { view: view2, seat } = known;
  const own = fastRandom(random.int(2 ** 32));
  const before = totalsOf(view2);
  const sums = candidates.map(() => EVEN / view2.seats);
  const most = candidates.length * (view2.bankSize + 3 * view2.seats);
  let worlds = 0;
  for (let turns = 0; turns + most <= playouts; worlds += 1) {
    const world = imagine(known, own);
    for (const [index, { laid }] of candidates.entries()) {
      const tried = copyWorld(world);
      playInPlace(tried, laid);
      for (turns += 1; !tried.isOver; turns += 1) playOn(tried, own);
      sums[index] = at(sums, index) + chanceOf(tried, view2, before, seat);
    }
  }
  const doubt = DOUBT / Math.sqrt(worlds + 1);
  const weighed = candidates.map((candidate, index) => ({ candidate, worlds, mean: at(sums, index) / (worlds + EVEN) }));
  const first = at(weighed, 0);
  const rankOf = (one) => one === first ? one.mean + doubt : one.mean;
  return weighed.toSorted((a, b) => rankOf(b) - rankOf(a));
};

// games/rummikub/bots/planner.ts
var MOST_SINGLES = 6;
var ONE_CHOICE_SHARE2 = 1 / 2;
var XP_COST = 3;
var LATE_BANK = 24;
var LATE_RACK = 6;
var layFrom = (view2, seat, tiles) => {
  if (!hasOpened(view2, seat)) {
    const opening = solveOpening(tiles, "tiles", view2.options.openingMin);
    return opening === null ? null : { table: [...view2.table, ...opening.sets], laid: opening.laid };
  }
  const found = solve(tilesOn(view2.table), tiles, view2.bankSize > 0 ? "tiles" : "value");
  return found === null || found.tiles === 0 ? null : { table: found.sets, laid: found.laid };
};
var choose = (view2, seat, { table, laid }, reason) => {
  const advice = layTable(view2, seat, table, reason);
  return advice === null ? null : { laid: tally(laid), advice };
};
var laySingle = (view2, seat, laid) => {
  if (laid.length < 2 || !hasOpened(view2, seat)) return null;
  const tiles = [...new Set(laid)].toSorted((a, b) => numberOf(a) - numberOf(b)).slice(0, MOST_SINGLES);
  for (const tile of tiles) {
    const found = layFrom(view2, seat, [tile]);
    if (found !== null) return choose(view2, seat, found, { type: "holds-back", tiles: laid.length });
  }
  return null;
};
var layMost = (view2, seat, thinking) => {
  const found = layFrom(view2, seat, view2.rack);
  if (found === null || checkTable(view2, seat, found.table) === null) return found;
  const { move } = plain(view2, thinking);
  return move.type === "play" ? { table: move.table, laid: laidBy(view2, move.table) } : null;
};
var choicesFor = (view2, seat, thinking) => {
  const all = layMost(view2, seat, thinking);
  const most = all === null ? null : choose(view2, seat, all, null);
  if (all === null || most === null) return [];
  if (all.laid.length === view2.rack.length || view2.bankSize === 0) return [most];
  const numbered = view2.rack.filter((tile) => tile !== JOKER);
  const keeping = numbered.length === view2.rack.length ? null : layFrom(view2, seat, numbered);
  const isSome = keeping !== null && keeping.laid.length > 0;
  const kept2 = isSome ? choose(view2, seat, keeping, { type: "keeps-joker", tiles: keeping.laid.length }) : null;
  const single = laySingle(
    view2,
    seat,
    (keeping ?? all).laid.filter((tile) => tile !== JOKER)
  );
  const wait = { laid: null, advice: layNothing(view2, { type: "waits", tiles: all.laid.length }) };
  const isPatient = hasOpened(view2, seat) && !isPressed(view2.rackSizes, seat);
  const plays = [kept2, most, single].filter((choice) => choice !== null);
  return isPatient ? [wait, ...plays] : [...plays, wait];
};
var planner = (view2, thinking) => {
  const { viewer } = view2;
  const aside = answerAside(view2);
  if (aside !== null || typeof viewer !== "number") return aside ?? layNothing(view2, { type: "nothing-to-lay" });
  const found = choicesFor(view2, viewer, thinking);
  const { random, playouts } = thinking;
  const isLate = view2.bankSize <= LATE_BANK || view2.rackSizes.some((size) => size <= LATE_RACK);
  const choices = found.length > 0 ? found.slice(0, isLate ? found.length : 1) : [{ laid: null, advice: layNothing(view2, { type: "nothing-to-lay" }) }];
  const first = at(choices, 0).advice;
  if (first.reason?.type === "goes-out" && view2.options.rounds === view2.rounds.length + 1) return { ...first, chance: 1 };
  const budget = (choices.length === 1 ? playouts * ONE_CHOICE_SHARE2 : playouts) / (view2.seats > 4 ? XP_COST : 1);
  const [best, second] = lookAhead(readView(view2, viewer), choices, { random, playouts: budget });
  if (best === void 0) return first;
  const advice = { ...best.candidate.advice, chance: best.mean };
  return second === void 0 || second.worlds === 0 ? advice : { ...advice, lead: Math.max(0, best.mean - second.mean) };
};

// games/rummikub/bots/index.ts
var bots = levelsOf(planner, plain, {
  "cabin-boy": { slips: 85, share: 0 },
  deckhand: { slips: 40, share: 0 },
  sailor: { slips: 16, share: 0 },
  boatswain: { slips: 5, share: 0.1 },
  captain: { slips: 0, share: 0.8 }
});
export {
  bots,
  rummikub as game,
  notation
};
