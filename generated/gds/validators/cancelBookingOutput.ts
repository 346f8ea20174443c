// @generated from contracts/gds/tools/cancelBooking.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"pnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"status":{"type":"string","const":"cancelled"},"version":{"type":"integer","minimum":1},"cancelledAt":{"type":"string","format":"date-time"},"reason":{"type":"string"},"idempotentReplay":{"type":"boolean"},"refund":{"$ref":"#/$defs/CancellationRefund"},"cancelled":{"type":"array","items":{"type":"string"}},"ticketing":{"$ref":"#/$defs/Tickets"},"notes":{"type":"array","items":{"type":"string"}}},"required":["pnr","status","version","cancelledAt","idempotentReplay","refund","cancelled","notes"],"additionalProperties":false,"$defs":{"CancellationRefund":{"type":"object","properties":{"currency":{"type":"string","const":"USD"},"paidCents":{"type":"integer","minimum":0},"penaltyCents":{"type":"integer","minimum":0},"nonRefundableTaxesCents":{"type":"integer","minimum":0},"refundCents":{"type":"integer","minimum":0},"method":{"type":"string","enum":["original_payment","none"]},"lines":{"type":"array","items":{"$ref":"#/$defs/CancellationRefundLine"}},"owedCents":{"type":"integer","minimum":0}},"required":["currency","paidCents","refundCents","method","lines"],"additionalProperties":false},"CancellationRefundLine":{"type":"object","properties":{"segmentRef":{"type":"string"},"kind":{"type":"string","enum":["flight","hotel","car"]},"paidCents":{"type":"integer","minimum":0},"penaltyCents":{"type":"integer","minimum":0},"nonRefundableTaxesCents":{"type":"integer","minimum":0},"refundCents":{"type":"integer","minimum":0},"rule":{"type":"string"},"owedCents":{"type":"integer","minimum":0}},"required":["segmentRef","kind","paidCents","refundCents","rule"],"additionalProperties":false},"Tickets":{"type":"object","properties":{"status":{"type":"string","enum":["ticketed","voided","refunded"]},"voidUntil":{"type":"string","format":"date-time"}},"required":["status"],"additionalProperties":false}}};
const schema3 = {"type":"object","properties":{"status":{"type":"string","enum":["ticketed","voided","refunded"]},"voidUntil":{"type":"string","format":"date-time"}},"required":["status"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^TEST-[A-Z0-9]{6}$", "u");
const formats0 = formats["date-time"];
const schema1 = {"type":"object","properties":{"currency":{"type":"string","const":"USD"},"paidCents":{"type":"integer","minimum":0},"penaltyCents":{"type":"integer","minimum":0},"nonRefundableTaxesCents":{"type":"integer","minimum":0},"refundCents":{"type":"integer","minimum":0},"method":{"type":"string","enum":["original_payment","none"]},"lines":{"type":"array","items":{"$ref":"#/$defs/CancellationRefundLine"}},"owedCents":{"type":"integer","minimum":0}},"required":["currency","paidCents","refundCents","method","lines"],"additionalProperties":false};
const schema2 = {"type":"object","properties":{"segmentRef":{"type":"string"},"kind":{"type":"string","enum":["flight","hotel","car"]},"paidCents":{"type":"integer","minimum":0},"penaltyCents":{"type":"integer","minimum":0},"nonRefundableTaxesCents":{"type":"integer","minimum":0},"refundCents":{"type":"integer","minimum":0},"rule":{"type":"string"},"owedCents":{"type":"integer","minimum":0}},"required":["segmentRef","kind","paidCents","refundCents","rule"],"additionalProperties":false};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.currency === undefined) && (missing0 = "currency")) || ((data.paidCents === undefined) && (missing0 = "paidCents"))) || ((data.refundCents === undefined) && (missing0 = "refundCents"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.lines === undefined) && (missing0 = "lines"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "currency") || (key0 === "paidCents")) || (key0 === "penaltyCents")) || (key0 === "nonRefundableTaxesCents")) || (key0 === "refundCents")) || (key0 === "method")) || (key0 === "lines")) || (key0 === "owedCents"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate1.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data0){
validate1.errors = [{instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paidCents !== undefined){
let data1 = data.paidCents;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate1.errors = [{instancePath:instancePath+"/paidCents",schemaPath:"#/properties/paidCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/paidCents",schemaPath:"#/properties/paidCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.penaltyCents !== undefined){
let data2 = data.penaltyCents;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate1.errors = [{instancePath:instancePath+"/penaltyCents",schemaPath:"#/properties/penaltyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/penaltyCents",schemaPath:"#/properties/penaltyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonRefundableTaxesCents !== undefined){
let data3 = data.nonRefundableTaxesCents;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate1.errors = [{instancePath:instancePath+"/nonRefundableTaxesCents",schemaPath:"#/properties/nonRefundableTaxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate1.errors = [{instancePath:instancePath+"/nonRefundableTaxesCents",schemaPath:"#/properties/nonRefundableTaxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refundCents !== undefined){
let data4 = data.refundCents;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate1.errors = [{instancePath:instancePath+"/refundCents",schemaPath:"#/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate1.errors = [{instancePath:instancePath+"/refundCents",schemaPath:"#/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data5 = data.method;
const _errs12 = errors;
if(typeof data5 !== "string"){
validate1.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data5 === "original_payment") || (data5 === "none"))){
validate1.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema1.properties.method.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lines !== undefined){
let data6 = data.lines;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((((data7.segmentRef === undefined) && (missing1 = "segmentRef")) || ((data7.kind === undefined) && (missing1 = "kind"))) || ((data7.paidCents === undefined) && (missing1 = "paidCents"))) || ((data7.refundCents === undefined) && (missing1 = "refundCents"))) || ((data7.rule === undefined) && (missing1 = "rule"))){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/$defs/CancellationRefundLine/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs19 = errors;
for(const key1 in data7){
if(!((((((((key1 === "segmentRef") || (key1 === "kind")) || (key1 === "paidCents")) || (key1 === "penaltyCents")) || (key1 === "nonRefundableTaxesCents")) || (key1 === "refundCents")) || (key1 === "rule")) || (key1 === "owedCents"))){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/$defs/CancellationRefundLine/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs19 === errors){
if(data7.segmentRef !== undefined){
const _errs20 = errors;
if(typeof data7.segmentRef !== "string"){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0+"/segmentRef",schemaPath:"#/$defs/CancellationRefundLine/properties/segmentRef/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.kind !== undefined){
let data9 = data7.kind;
const _errs22 = errors;
if(typeof data9 !== "string"){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0+"/kind",schemaPath:"#/$defs/CancellationRefundLine/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data9 === "flight") || (data9 === "hotel")) || (data9 === "car"))){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0+"/kind",schemaPath:"#/$defs/CancellationRefundLine/properties/kind/enum",keyword:"enum",params:{allowedValues: schema2.properties.kind.enum}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.paidCents !== undefined){
let data10 = data7.paidCents;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0+"/paidCents",schemaPath:"#/$defs/CancellationRefundLine/properties/paidCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0+"/paidCents",schemaPath:"#/$defs/CancellationRefundLine/properties/paidCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.penaltyCents !== undefined){
let data11 = data7.penaltyCents;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0+"/penaltyCents",schemaPath:"#/$defs/CancellationRefundLine/properties/penaltyCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0+"/penaltyCents",schemaPath:"#/$defs/CancellationRefundLine/properties/penaltyCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.nonRefundableTaxesCents !== undefined){
let data12 = data7.nonRefundableTaxesCents;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0+"/nonRefundableTaxesCents",schemaPath:"#/$defs/CancellationRefundLine/properties/nonRefundableTaxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0+"/nonRefundableTaxesCents",schemaPath:"#/$defs/CancellationRefundLine/properties/nonRefundableTaxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.refundCents !== undefined){
let data13 = data7.refundCents;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0+"/refundCents",schemaPath:"#/$defs/CancellationRefundLine/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0+"/refundCents",schemaPath:"#/$defs/CancellationRefundLine/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.rule !== undefined){
const _errs32 = errors;
if(typeof data7.rule !== "string"){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0+"/rule",schemaPath:"#/$defs/CancellationRefundLine/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.owedCents !== undefined){
let data15 = data7.owedCents;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0+"/owedCents",schemaPath:"#/$defs/CancellationRefundLine/properties/owedCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate1.errors = [{instancePath:instancePath+"/lines/" + i0+"/owedCents",schemaPath:"#/$defs/CancellationRefundLine/properties/owedCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/lines/" + i0,schemaPath:"#/$defs/CancellationRefundLine/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs16 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owedCents !== undefined){
let data16 = data.owedCents;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate1.errors = [{instancePath:instancePath+"/owedCents",schemaPath:"#/properties/owedCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs36){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate1.errors = [{instancePath:instancePath+"/owedCents",schemaPath:"#/properties/owedCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.pnr === undefined) && (missing0 = "pnr")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.cancelledAt === undefined) && (missing0 = "cancelledAt"))) || ((data.idempotentReplay === undefined) && (missing0 = "idempotentReplay"))) || ((data.refund === undefined) && (missing0 = "refund"))) || ((data.cancelled === undefined) && (missing0 = "cancelled"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pnr !== undefined){
let data0 = data.pnr;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate0.errors = [{instancePath:instancePath+"/pnr",schemaPath:"#/properties/pnr/pattern",keyword:"pattern",params:{pattern: "^TEST-[A-Z0-9]{6}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/pnr",schemaPath:"#/properties/pnr/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("cancelled" !== data1){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "cancelled"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data2 = data.version;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancelledAt !== undefined){
let data3 = data.cancelledAt;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats0(data3))){
validate0.errors = [{instancePath:instancePath+"/cancelledAt",schemaPath:"#/properties/cancelledAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cancelledAt",schemaPath:"#/properties/cancelledAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs10 = errors;
if(typeof data.reason !== "string"){
validate0.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotentReplay !== undefined){
const _errs12 = errors;
if(typeof data.idempotentReplay !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/idempotentReplay",schemaPath:"#/properties/idempotentReplay/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refund !== undefined){
const _errs14 = errors;
if(!(validate1(data.refund, {instancePath:instancePath+"/refund",parentData:data,parentDataProperty:"refund",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancelled !== undefined){
let data7 = data.cancelled;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs17 = errors;
if(typeof data7[i0] !== "string"){
validate0.errors = [{instancePath:instancePath+"/cancelled/" + i0,schemaPath:"#/properties/cancelled/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cancelled",schemaPath:"#/properties/cancelled/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticketing !== undefined){
let data9 = data.ticketing;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((data9.status === undefined) && (missing1 = "status")){
validate0.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Tickets/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs22 = errors;
for(const key1 in data9){
if(!((key1 === "status") || (key1 === "voidUntil"))){
validate0.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Tickets/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs22 === errors){
if(data9.status !== undefined){
let data10 = data9.status;
const _errs23 = errors;
if(typeof data10 !== "string"){
validate0.errors = [{instancePath:instancePath+"/ticketing/status",schemaPath:"#/$defs/Tickets/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data10 === "ticketed") || (data10 === "voided")) || (data10 === "refunded"))){
validate0.errors = [{instancePath:instancePath+"/ticketing/status",schemaPath:"#/$defs/Tickets/properties/status/enum",keyword:"enum",params:{allowedValues: schema3.properties.status.enum}}];
return false;
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.voidUntil !== undefined){
let data11 = data9.voidUntil;
const _errs25 = errors;
if(errors === _errs25){
if(errors === _errs25){
if(typeof data11 === "string"){
if(!(formats0(data11))){
validate0.errors = [{instancePath:instancePath+"/ticketing/voidUntil",schemaPath:"#/$defs/Tickets/properties/voidUntil/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/ticketing/voidUntil",schemaPath:"#/$defs/Tickets/properties/voidUntil/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/ticketing",schemaPath:"#/$defs/Tickets/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data12 = data.notes;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data12)){
var valid4 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs29 = errors;
if(typeof data12[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs29 === errors;
if(!valid4){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
