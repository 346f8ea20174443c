// @generated from contracts/gds/tools/bookCar.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength, formats } from "#contract";

const schema0 = {"type":"object","properties":{"carId":{"type":"string"},"existingPnr":{"type":"string","pattern":"^TEST-[A-Z0-9]{6}$"},"driver":{"type":"object","properties":{"firstName":{"type":"string","minLength":1,"maxLength":50},"lastName":{"type":"string","minLength":1,"maxLength":50},"dateOfBirth":{"type":"string","format":"date"},"email":{"type":"string","format":"email"},"phone":{"type":"string"},"licenseCountry":{"type":"string","pattern":"^[A-Z]{2}$"}},"required":["firstName","lastName"]},"additionalDrivers":{"type":"array","maxItems":3,"items":{"type":"object","properties":{"firstName":{"type":"string","minLength":1,"maxLength":50},"lastName":{"type":"string","minLength":1,"maxLength":50},"dateOfBirth":{"type":"string","format":"date"}},"required":["firstName","lastName"]}},"insurance":{"type":"string","enum":["none","basic","full"]},"extras":{"type":"array","uniqueItems":true,"items":{"type":"string","enum":["gps","child_seat","booster_seat","winter_tyres","additional_driver"]}},"flightNumber":{"type":"string","pattern":"^[A-Z0-9]{2}[0-9]{1,4}$"},"specialRequests":{"type":"string"}},"required":["carId","driver"]};
const pattern0 = new RegExp("^TEST-[A-Z0-9]{6}$", "u");
const pattern1 = new RegExp("^[A-Z]{2}$", "u");
const pattern2 = new RegExp("^[A-Z0-9]{2}[0-9]{1,4}$", "u");
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.carId === undefined) && (missing0 = "carId")) || ((data.driver === undefined) && (missing0 = "driver"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.carId !== undefined){
const _errs1 = errors;
if(typeof data.carId !== "string"){
validate0.errors = [{instancePath:instancePath+"/carId",schemaPath:"#/properties/carId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.existingPnr !== undefined){
let data1 = data.existingPnr;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate0.errors = [{instancePath:instancePath+"/existingPnr",schemaPath:"#/properties/existingPnr/pattern",keyword:"pattern",params:{pattern: "^TEST-[A-Z0-9]{6}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/existingPnr",schemaPath:"#/properties/existingPnr/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.driver !== undefined){
let data2 = data.driver;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.firstName === undefined) && (missing1 = "firstName")) || ((data2.lastName === undefined) && (missing1 = "lastName"))){
validate0.errors = [{instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.firstName !== undefined){
let data3 = data2.firstName;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func0(data3) > 50){
validate0.errors = [{instancePath:instancePath+"/driver/firstName",schemaPath:"#/properties/driver/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data3) < 1){
validate0.errors = [{instancePath:instancePath+"/driver/firstName",schemaPath:"#/properties/driver/properties/firstName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/driver/firstName",schemaPath:"#/properties/driver/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.lastName !== undefined){
let data4 = data2.lastName;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func0(data4) > 50){
validate0.errors = [{instancePath:instancePath+"/driver/lastName",schemaPath:"#/properties/driver/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data4) < 1){
validate0.errors = [{instancePath:instancePath+"/driver/lastName",schemaPath:"#/properties/driver/properties/lastName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/driver/lastName",schemaPath:"#/properties/driver/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.dateOfBirth !== undefined){
let data5 = data2.dateOfBirth;
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data5 === "string"){
if(!(formats0(data5))){
validate0.errors = [{instancePath:instancePath+"/driver/dateOfBirth",schemaPath:"#/properties/driver/properties/dateOfBirth/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/driver/dateOfBirth",schemaPath:"#/properties/driver/properties/dateOfBirth/type",keyword:"type",params:{type: "string"}}];
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
if(data2.email !== undefined){
let data6 = data2.email;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data6 === "string"){
if(!(formats2(data6))){
validate0.errors = [{instancePath:instancePath+"/driver/email",schemaPath:"#/properties/driver/properties/email/format",keyword:"format",params:{format: "email"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/driver/email",schemaPath:"#/properties/driver/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.phone !== undefined){
const _errs15 = errors;
if(typeof data2.phone !== "string"){
validate0.errors = [{instancePath:instancePath+"/driver/phone",schemaPath:"#/properties/driver/properties/phone/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.licenseCountry !== undefined){
let data8 = data2.licenseCountry;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
validate0.errors = [{instancePath:instancePath+"/driver/licenseCountry",schemaPath:"#/properties/driver/properties/licenseCountry/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/driver/licenseCountry",schemaPath:"#/properties/driver/properties/licenseCountry/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs17 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/driver",schemaPath:"#/properties/driver/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.additionalDrivers !== undefined){
let data9 = data.additionalDrivers;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
if(data9.length > 3){
validate0.errors = [{instancePath:instancePath+"/additionalDrivers",schemaPath:"#/properties/additionalDrivers/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
var valid2 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs21 = errors;
if(errors === _errs21){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if(((data10.firstName === undefined) && (missing2 = "firstName")) || ((data10.lastName === undefined) && (missing2 = "lastName"))){
validate0.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0,schemaPath:"#/properties/additionalDrivers/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data10.firstName !== undefined){
let data11 = data10.firstName;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(func0(data11) > 50){
validate0.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0+"/firstName",schemaPath:"#/properties/additionalDrivers/items/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data11) < 1){
validate0.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0+"/firstName",schemaPath:"#/properties/additionalDrivers/items/properties/firstName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0+"/firstName",schemaPath:"#/properties/additionalDrivers/items/properties/firstName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.lastName !== undefined){
let data12 = data10.lastName;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data12 === "string"){
if(func0(data12) > 50){
validate0.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0+"/lastName",schemaPath:"#/properties/additionalDrivers/items/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data12) < 1){
validate0.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0+"/lastName",schemaPath:"#/properties/additionalDrivers/items/properties/lastName/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0+"/lastName",schemaPath:"#/properties/additionalDrivers/items/properties/lastName/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.dateOfBirth !== undefined){
let data13 = data10.dateOfBirth;
const _errs27 = errors;
if(errors === _errs27){
if(errors === _errs27){
if(typeof data13 === "string"){
if(!(formats0(data13))){
validate0.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0+"/dateOfBirth",schemaPath:"#/properties/additionalDrivers/items/properties/dateOfBirth/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0+"/dateOfBirth",schemaPath:"#/properties/additionalDrivers/items/properties/dateOfBirth/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/additionalDrivers/" + i0,schemaPath:"#/properties/additionalDrivers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs21 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/additionalDrivers",schemaPath:"#/properties/additionalDrivers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insurance !== undefined){
let data14 = data.insurance;
const _errs29 = errors;
if(typeof data14 !== "string"){
validate0.errors = [{instancePath:instancePath+"/insurance",schemaPath:"#/properties/insurance/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data14 === "none") || (data14 === "basic")) || (data14 === "full"))){
validate0.errors = [{instancePath:instancePath+"/insurance",schemaPath:"#/properties/insurance/enum",keyword:"enum",params:{allowedValues: schema0.properties.insurance.enum}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extras !== undefined){
let data15 = data.extras;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data15)){
var valid4 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
const _errs33 = errors;
if(typeof data16 !== "string"){
validate0.errors = [{instancePath:instancePath+"/extras/" + i1,schemaPath:"#/properties/extras/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data16 === "gps") || (data16 === "child_seat")) || (data16 === "booster_seat")) || (data16 === "winter_tyres")) || (data16 === "additional_driver"))){
validate0.errors = [{instancePath:instancePath+"/extras/" + i1,schemaPath:"#/properties/extras/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.extras.items.enum}}];
return false;
}
var valid4 = _errs33 === errors;
if(!valid4){
break;
}
}
if(valid4){
let i2 = data15.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data15[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate0.errors = [{instancePath:instancePath+"/extras",schemaPath:"#/properties/extras/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}}];
return false;
break;
}
indices0[item0] = i2;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/extras",schemaPath:"#/properties/extras/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flightNumber !== undefined){
let data17 = data.flightNumber;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data17 === "string"){
if(!pattern2.test(data17)){
validate0.errors = [{instancePath:instancePath+"/flightNumber",schemaPath:"#/properties/flightNumber/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{2}[0-9]{1,4}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/flightNumber",schemaPath:"#/properties/flightNumber/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.specialRequests !== undefined){
const _errs37 = errors;
if(typeof data.specialRequests !== "string"){
validate0.errors = [{instancePath:instancePath+"/specialRequests",schemaPath:"#/properties/specialRequests/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs37 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":{"carId":true,"existingPnr":true,"driver":true,"additionalDrivers":true,"insurance":true,"extras":true,"flightNumber":true,"specialRequests":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
