// @generated from contracts/gds/webhooks.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

const schema1 = {"type":"object","properties":{"pnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"version":{"type":"integer","minimum":1},"status":{"type":"string","enum":["confirmed","cancelled"]},"world":{"type":"string"},"epoch":{"type":"integer","minimum":1},"resource":{"type":"string"}},"required":["pnr","version","status","world","epoch","resource"],"additionalProperties":false};
const pattern0 = new RegExp("^TEST-[A-Z0-9]{6}$", "u");

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.pnr === undefined) && (missing0 = "pnr")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.world === undefined) && (missing0 = "world"))) || ((data.epoch === undefined) && (missing0 = "epoch"))) || ((data.resource === undefined) && (missing0 = "resource"))){
validate0.errors = [{instancePath,schemaPath:"#/$defs/BookingNotice/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((((((key0 === "pnr") || (key0 === "version")) || (key0 === "status")) || (key0 === "world")) || (key0 === "epoch")) || (key0 === "resource"))){
validate0.errors = [{instancePath,schemaPath:"#/$defs/BookingNotice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.pnr !== undefined){
let data0 = data.pnr;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate0.errors = [{instancePath:instancePath+"/pnr",schemaPath:"#/$defs/BookingNotice/properties/pnr/pattern",keyword:"pattern",params:{pattern: "^TEST-[A-Z0-9]{6}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/pnr",schemaPath:"#/$defs/BookingNotice/properties/pnr/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.version !== undefined){
let data1 = data.version;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/version",schemaPath:"#/$defs/BookingNotice/properties/version/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/version",schemaPath:"#/$defs/BookingNotice/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.status !== undefined){
let data2 = data.status;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/BookingNotice/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "confirmed") || (data2 === "cancelled"))){
validate0.errors = [{instancePath:instancePath+"/status",schemaPath:"#/$defs/BookingNotice/properties/status/enum",keyword:"enum",params:{allowedValues: schema1.properties.status.enum}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.world !== undefined){
const _errs9 = errors;
if(typeof data.world !== "string"){
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/BookingNotice/properties/world/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.epoch !== undefined){
let data4 = data.epoch;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/epoch",schemaPath:"#/$defs/BookingNotice/properties/epoch/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/epoch",schemaPath:"#/$defs/BookingNotice/properties/epoch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.resource !== undefined){
const _errs13 = errors;
if(typeof data.resource !== "string"){
validate0.errors = [{instancePath:instancePath+"/resource",schemaPath:"#/$defs/BookingNotice/properties/resource/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
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
validate0.errors = [{instancePath,schemaPath:"#/$defs/BookingNotice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
