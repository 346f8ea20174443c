// @generated from contracts/gds/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

const schema0 = {"type":"object","properties":{"category":{"type":"object","additionalProperties":{"type":"string"}},"type":{"type":"object","additionalProperties":{"type":"string"}},"transmission":{"type":"object","additionalProperties":{"type":"object","properties":{"transmission":{"type":"string","enum":["manual","automatic"]},"drive":{"type":"string"}},"required":["transmission","drive"],"additionalProperties":false}},"fuelAir":{"type":"object","additionalProperties":{"type":"object","properties":{"fuel":{"type":"string"},"airConditioning":{"type":"boolean"}},"required":["fuel","airConditioning"],"additionalProperties":false}}},"required":["category","type","transmission","fuelAir"],"additionalProperties":false};

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
if(((((data.category === undefined) && (missing0 = "category")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.transmission === undefined) && (missing0 = "transmission"))) || ((data.fuelAir === undefined) && (missing0 = "fuelAir"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "category") || (key0 === "type")) || (key0 === "transmission")) || (key0 === "fuelAir"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.category !== undefined){
let data0 = data.category;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs5 = errors;
if(typeof data0[key1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/category/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/category/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
const _errs10 = errors;
if(typeof data2[key2] !== "string"){
validate0.errors = [{instancePath:instancePath+"/type/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/type/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transmission !== undefined){
let data4 = data.transmission;
const _errs12 = errors;
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key3 in data4){
let data5 = data4[key3];
const _errs15 = errors;
if(errors === _errs15){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.transmission === undefined) && (missing1 = "transmission")) || ((data5.drive === undefined) && (missing1 = "drive"))){
validate0.errors = [{instancePath:instancePath+"/transmission/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/transmission/additionalProperties/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs17 = errors;
for(const key4 in data5){
if(!((key4 === "transmission") || (key4 === "drive"))){
validate0.errors = [{instancePath:instancePath+"/transmission/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/transmission/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data5.transmission !== undefined){
let data6 = data5.transmission;
const _errs18 = errors;
if(typeof data6 !== "string"){
validate0.errors = [{instancePath:instancePath+"/transmission/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/transmission",schemaPath:"#/properties/transmission/additionalProperties/properties/transmission/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data6 === "manual") || (data6 === "automatic"))){
validate0.errors = [{instancePath:instancePath+"/transmission/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/transmission",schemaPath:"#/properties/transmission/additionalProperties/properties/transmission/enum",keyword:"enum",params:{allowedValues: schema0.properties.transmission.additionalProperties.properties.transmission.enum}}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.drive !== undefined){
const _errs20 = errors;
if(typeof data5.drive !== "string"){
validate0.errors = [{instancePath:instancePath+"/transmission/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/drive",schemaPath:"#/properties/transmission/additionalProperties/properties/drive/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/transmission/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/transmission/additionalProperties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/transmission",schemaPath:"#/properties/transmission/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fuelAir !== undefined){
let data8 = data.fuelAir;
const _errs22 = errors;
if(errors === _errs22){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key5 in data8){
let data9 = data8[key5];
const _errs25 = errors;
if(errors === _errs25){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if(((data9.fuel === undefined) && (missing2 = "fuel")) || ((data9.airConditioning === undefined) && (missing2 = "airConditioning"))){
validate0.errors = [{instancePath:instancePath+"/fuelAir/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fuelAir/additionalProperties/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs27 = errors;
for(const key6 in data9){
if(!((key6 === "fuel") || (key6 === "airConditioning"))){
validate0.errors = [{instancePath:instancePath+"/fuelAir/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fuelAir/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs27 === errors){
if(data9.fuel !== undefined){
const _errs28 = errors;
if(typeof data9.fuel !== "string"){
validate0.errors = [{instancePath:instancePath+"/fuelAir/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/fuel",schemaPath:"#/properties/fuelAir/additionalProperties/properties/fuel/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.airConditioning !== undefined){
const _errs30 = errors;
if(typeof data9.airConditioning !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/fuelAir/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/airConditioning",schemaPath:"#/properties/fuelAir/additionalProperties/properties/airConditioning/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/fuelAir/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fuelAir/additionalProperties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs25 === errors;
if(!valid5){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/fuelAir",schemaPath:"#/properties/fuelAir/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs22 === errors;
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
