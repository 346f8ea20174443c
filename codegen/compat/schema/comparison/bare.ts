/** Which schemas demand nothing but a type. */
import { numberImplies, textImplies } from "../scalarProofs.js";
import { anyList, anyNumber, anyObject, anyText, type ListView, type ObjectView, type View } from "../view.js";

const isBareObject = ({ properties, required, additional, minProperties, maxProperties }: ObjectView): boolean =>
  properties.size + required.size + additional.length + minProperties === 0 &&
  maxProperties === anyObject.maxProperties;

const isBareList = ({ minItems, maxItems, isUnique, items }: ListView): boolean =>
  minItems + items.length === 0 && maxItems === anyList.maxItems && !isUnique;

/** Whether a view demands nothing but types, besides its alternatives. */
export const isBare = ({ booleans, text, number, list, object, conditions, opaque }: View): boolean =>
  booleans.size !== 1 &&
  (text === undefined || textImplies(anyText, text)) &&
  (number === undefined || numberImplies({ ...anyNumber, isInteger: number.isInteger }, number)) &&
  (list === undefined || isBareList(list)) &&
  (object === undefined || isBareObject(object)) &&
  conditions.length + opaque.size === 0;
