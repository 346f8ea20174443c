// @generated from contracts/gds/tools/bookFlight.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength, formats } from "#contract";

const schema0 = {"type":"object","properties":{"flightIds":{"type":"array","items":{"type":"string"},"minItems":1},"passengers":{"type":"array","minItems":1,"items":{"type":"object","properties":{"type":{"type":"string","enum":["adult","child","infant"]},"firstName":{"type":"string","minLength":1,"maxLength":50},"lastName":{"type":"string","minLength":1,"maxLength":50},"dateOfBirth":{"type":"string","format":"date"},"email":{"type":"string","format":"email"},"phone":{"type":"string"},"frequentFlyerNumber":{"type":"string"}},"required":["type","firstName","lastName"]}},"contactEmail":{"type":"string","format":"email"},"contactPhone":{"type":"string"}},"required":["flightIds","passengers"],"anyOf":[{"required":["contactEmail"]},{"required":["contactPhone"]}]};
const func0 = codePointLength;
const formats0 = formats.date;
const formats2 = formats.email;

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
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contactEmail === undefined) && (missing0 = "contactEmail")){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.contactPhone === undefined) && (missing1 = "contactPhone")){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.flightIds === undefined) && (missing2 = "flightIds")) || ((data.passengers === undefined) && (missing2 = "passengers"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data.flightIds !== undefined){
let data0 = data.flightIds;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data0)){
if(data0.length < 1){
validate0.errors = [{instancePath:instancePath+"/flightIds",schemaPath:"#/properties/flightIds/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data0[i0] !== "string"){
validate0.errors = [{instancePath:instancePath+"/flightIds/" + i0,schemaPath:"#/properties/flightIds/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flightIds",schemaPath:"#/properties/flightIds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.passengers !== undefined){
let data2 = data.passengers;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length < 1){
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing3;
if((((data3.type === undefined) && (missing3 = "type")) || ((data3.firstName === undefined) && (missing3 = "firstName"))) || ((data3.lastName === undefined) && (missing3 = "lastName"))){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1,schemaPath:"#/properties/passengers/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data3.type !== undefined){
let data4 = data3.type;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1+"/type",schemaPath:"#/properties/passengers/items/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "adult") || (data4 === "child")) || (data4 === "infant"))){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1+"/type",schemaPath:"#/properties/passengers/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.passengers.items.properties.type.enum}}];
return false;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.firstName !== undefined){
let data5 = data3.firstName;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func0(data5) > 50){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1+"/firstName",schemaPath:"#/properties/passengers/items/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data5) < 1){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1+"/firstName",schemaPath:"#/properties/passengers/items/properties/firstName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1+"/firstName",schemaPath:"#/properties/passengers/items/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.lastName !== undefined){
let data6 = data3.lastName;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(func0(data6) > 50){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1+"/lastName",schemaPath:"#/properties/passengers/items/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data6) < 1){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1+"/lastName",schemaPath:"#/properties/passengers/items/properties/lastName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1+"/lastName",schemaPath:"#/properties/passengers/items/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.dateOfBirth !== undefined){
let data7 = data3.dateOfBirth;
const _errs18 = errors;
if(errors === _errs18){
if(errors === _errs18){
if(typeof data7 === "string"){
if(!(formats0(data7))){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1+"/dateOfBirth",schemaPath:"#/properties/passengers/items/properties/dateOfBirth/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1+"/dateOfBirth",schemaPath:"#/properties/passengers/items/properties/dateOfBirth/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.email !== undefined){
let data8 = data3.email;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data8 === "string"){
if(!(formats2(data8))){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1+"/email",schemaPath:"#/properties/passengers/items/properties/email/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1+"/email",schemaPath:"#/properties/passengers/items/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.phone !== undefined){
const _errs22 = errors;
if(typeof data3.phone !== "string"){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1+"/phone",schemaPath:"#/properties/passengers/items/properties/phone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.frequentFlyerNumber !== undefined){
const _errs24 = errors;
if(typeof data3.frequentFlyerNumber !== "string"){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1+"/frequentFlyerNumber",schemaPath:"#/properties/passengers/items/properties/frequentFlyerNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
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
validate0.errors = [{instancePath:instancePath+"/passengers/" + i1,schemaPath:"#/properties/passengers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contactEmail !== undefined){
let data11 = data.contactEmail;
const _errs26 = errors;
if(errors === _errs26){
if(errors === _errs26){
if(typeof data11 === "string"){
if(!(formats2(data11))){
validate0.errors = [{instancePath:instancePath+"/contactEmail",schemaPath:"#/properties/contactEmail/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/contactEmail",schemaPath:"#/properties/contactEmail/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.contactPhone !== undefined){
const _errs28 = errors;
if(typeof data.contactPhone !== "string"){
validate0.errors = [{instancePath:instancePath+"/contactPhone",schemaPath:"#/properties/contactPhone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
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
validate0.evaluated = {"props":{"flightIds":true,"passengers":true,"contactEmail":true,"contactPhone":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
