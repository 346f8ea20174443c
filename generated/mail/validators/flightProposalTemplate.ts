// @generated from contracts/mail/templates.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength } from "#contract";

const schema0 = {"type":"object","properties":{"client_name":{"type":"string","minLength":1,"maxLength":200},"proposal_count":{"type":["integer","string"],"minimum":0,"minLength":1,"maxLength":40},"departure_airport":{"type":"string","minLength":1,"maxLength":200},"arrival_airport":{"type":"string","minLength":1,"maxLength":200},"departure_date":{"type":"string","minLength":1,"maxLength":60},"aircraft":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","properties":{"type":{"type":"string","minLength":1,"maxLength":200},"price_usd":{"type":["number","string"],"minimum":0,"minLength":1,"maxLength":40},"operator_name":{"type":"string","minLength":1,"maxLength":200},"capacity":{"type":["number","string"],"minimum":0,"minLength":1,"maxLength":40},"features":{"type":["string","array"],"maxLength":2000,"maxItems":30,"items":{"type":"string","maxLength":200}}},"required":["type","price_usd","operator_name","capacity","features"],"additionalProperties":false}},"contact_phone":{"type":"string","minLength":1,"maxLength":60}},"required":["client_name","proposal_count","departure_airport","arrival_airport","departure_date","aircraft","contact_phone"],"additionalProperties":false};
const func0 = codePointLength;

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
if((((((((data.client_name === undefined) && (missing0 = "client_name")) || ((data.proposal_count === undefined) && (missing0 = "proposal_count"))) || ((data.departure_airport === undefined) && (missing0 = "departure_airport"))) || ((data.arrival_airport === undefined) && (missing0 = "arrival_airport"))) || ((data.departure_date === undefined) && (missing0 = "departure_date"))) || ((data.aircraft === undefined) && (missing0 = "aircraft"))) || ((data.contact_phone === undefined) && (missing0 = "contact_phone"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "client_name") || (key0 === "proposal_count")) || (key0 === "departure_airport")) || (key0 === "arrival_airport")) || (key0 === "departure_date")) || (key0 === "aircraft")) || (key0 === "contact_phone"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.client_name !== undefined){
let data0 = data.client_name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 200){
validate0.errors = [{instancePath:instancePath+"/client_name",schemaPath:"#/properties/client_name/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data0) < 1){
validate0.errors = [{instancePath:instancePath+"/client_name",schemaPath:"#/properties/client_name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/client_name",schemaPath:"#/properties/client_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proposal_count !== undefined){
let data1 = data.proposal_count;
const _errs4 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (typeof data1 !== "string")){
validate0.errors = [{instancePath:instancePath+"/proposal_count",schemaPath:"#/properties/proposal_count/type",keyword:"type",params:{type: schema0.properties.proposal_count.type}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/proposal_count",schemaPath:"#/properties/proposal_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 40){
validate0.errors = [{instancePath:instancePath+"/proposal_count",schemaPath:"#/properties/proposal_count/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data1) < 1){
validate0.errors = [{instancePath:instancePath+"/proposal_count",schemaPath:"#/properties/proposal_count/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departure_airport !== undefined){
let data2 = data.departure_airport;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 200){
validate0.errors = [{instancePath:instancePath+"/departure_airport",schemaPath:"#/properties/departure_airport/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data2) < 1){
validate0.errors = [{instancePath:instancePath+"/departure_airport",schemaPath:"#/properties/departure_airport/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/departure_airport",schemaPath:"#/properties/departure_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arrival_airport !== undefined){
let data3 = data.arrival_airport;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func0(data3) > 200){
validate0.errors = [{instancePath:instancePath+"/arrival_airport",schemaPath:"#/properties/arrival_airport/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data3) < 1){
validate0.errors = [{instancePath:instancePath+"/arrival_airport",schemaPath:"#/properties/arrival_airport/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/arrival_airport",schemaPath:"#/properties/arrival_airport/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.departure_date !== undefined){
let data4 = data.departure_date;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func0(data4) > 60){
validate0.errors = [{instancePath:instancePath+"/departure_date",schemaPath:"#/properties/departure_date/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data4) < 1){
validate0.errors = [{instancePath:instancePath+"/departure_date",schemaPath:"#/properties/departure_date/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/departure_date",schemaPath:"#/properties/departure_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aircraft !== undefined){
let data5 = data.aircraft;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 50){
validate0.errors = [{instancePath:instancePath+"/aircraft",schemaPath:"#/properties/aircraft/maxItems",keyword:"maxItems",params:{limit: 50}}];
return false;
}
else {
if(data5.length < 1){
validate0.errors = [{instancePath:instancePath+"/aircraft",schemaPath:"#/properties/aircraft/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((((data6.type === undefined) && (missing1 = "type")) || ((data6.price_usd === undefined) && (missing1 = "price_usd"))) || ((data6.operator_name === undefined) && (missing1 = "operator_name"))) || ((data6.capacity === undefined) && (missing1 = "capacity"))) || ((data6.features === undefined) && (missing1 = "features"))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0,schemaPath:"#/properties/aircraft/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs16 = errors;
for(const key1 in data6){
if(!(((((key1 === "type") || (key1 === "price_usd")) || (key1 === "operator_name")) || (key1 === "capacity")) || (key1 === "features"))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0,schemaPath:"#/properties/aircraft/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs16 === errors){
if(data6.type !== undefined){
let data7 = data6.type;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(func0(data7) > 200){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/type",schemaPath:"#/properties/aircraft/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data7) < 1){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/type",schemaPath:"#/properties/aircraft/items/properties/type/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/type",schemaPath:"#/properties/aircraft/items/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.price_usd !== undefined){
let data8 = data6.price_usd;
const _errs19 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (typeof data8 !== "string")){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/price_usd",schemaPath:"#/properties/aircraft/items/properties/price_usd/type",keyword:"type",params:{type: schema0.properties.aircraft.items.properties.price_usd.type}}];
return false;
}
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/price_usd",schemaPath:"#/properties/aircraft/items/properties/price_usd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
if(errors === _errs19){
if(typeof data8 === "string"){
if(func0(data8) > 40){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/price_usd",schemaPath:"#/properties/aircraft/items/properties/price_usd/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data8) < 1){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/price_usd",schemaPath:"#/properties/aircraft/items/properties/price_usd/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.operator_name !== undefined){
let data9 = data6.operator_name;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 === "string"){
if(func0(data9) > 200){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/operator_name",schemaPath:"#/properties/aircraft/items/properties/operator_name/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data9) < 1){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/operator_name",schemaPath:"#/properties/aircraft/items/properties/operator_name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/operator_name",schemaPath:"#/properties/aircraft/items/properties/operator_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.capacity !== undefined){
let data10 = data6.capacity;
const _errs23 = errors;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (typeof data10 !== "string")){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/capacity",schemaPath:"#/properties/aircraft/items/properties/capacity/type",keyword:"type",params:{type: schema0.properties.aircraft.items.properties.capacity.type}}];
return false;
}
if(errors === _errs23){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/capacity",schemaPath:"#/properties/aircraft/items/properties/capacity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
if(errors === _errs23){
if(typeof data10 === "string"){
if(func0(data10) > 40){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/capacity",schemaPath:"#/properties/aircraft/items/properties/capacity/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(func0(data10) < 1){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/capacity",schemaPath:"#/properties/aircraft/items/properties/capacity/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.features !== undefined){
let data11 = data6.features;
const _errs25 = errors;
if((typeof data11 !== "string") && (!(Array.isArray(data11)))){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/features",schemaPath:"#/properties/aircraft/items/properties/features/type",keyword:"type",params:{type: schema0.properties.aircraft.items.properties.features.type}}];
return false;
}
if(errors === _errs25){
if(typeof data11 === "string"){
if(func0(data11) > 2000){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/features",schemaPath:"#/properties/aircraft/items/properties/features/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
}
if(errors === _errs25){
if(Array.isArray(data11)){
if(data11.length > 30){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/features",schemaPath:"#/properties/aircraft/items/properties/features/maxItems",keyword:"maxItems",params:{limit: 30}}];
return false;
}
else {
var valid3 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs27 = errors;
if(errors === _errs27){
if(typeof data12 === "string"){
if(func0(data12) > 200){
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/features/" + i1,schemaPath:"#/properties/aircraft/items/properties/features/items/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0+"/features/" + i1,schemaPath:"#/properties/aircraft/items/properties/features/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs27 === errors;
if(!valid3){
break;
}
}
}
}
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/aircraft/" + i0,schemaPath:"#/properties/aircraft/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/aircraft",schemaPath:"#/properties/aircraft/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contact_phone !== undefined){
let data13 = data.contact_phone;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data13 === "string"){
if(func0(data13) > 60){
validate0.errors = [{instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data13) < 1){
validate0.errors = [{instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/contact_phone",schemaPath:"#/properties/contact_phone/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs29 === errors;
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
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
