// @generated from contracts/hotelcrs/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

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
if((data.hotels === undefined) && (missing0 = "hotels")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "hotels")){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hotels !== undefined){
let data0 = data.hotels;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.hotelId === undefined) && (missing1 = "hotelId")) || ((data1.name === undefined) && (missing1 = "name"))) || ((data1.place === undefined) && (missing1 = "place"))) || ((data1.categories === undefined) && (missing1 = "categories"))){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0,schemaPath:"#/properties/hotels/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!((((key1 === "hotelId") || (key1 === "name")) || (key1 === "place")) || (key1 === "categories"))){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0,schemaPath:"#/properties/hotels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.hotelId !== undefined){
const _errs7 = errors;
if(typeof data1.hotelId !== "string"){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/hotelId",schemaPath:"#/properties/hotels/items/properties/hotelId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.name !== undefined){
const _errs9 = errors;
if(typeof data1.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/name",schemaPath:"#/properties/hotels/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.place !== undefined){
const _errs11 = errors;
if(typeof data1.place !== "string"){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/place",schemaPath:"#/properties/hotels/items/properties/place/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.categories !== undefined){
let data5 = data1.categories;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((data6.categoryCode === undefined) && (missing2 = "categoryCode")) || ((data6.name === undefined) && (missing2 = "name"))){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/categories/" + i1,schemaPath:"#/properties/hotels/items/properties/categories/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs17 = errors;
for(const key2 in data6){
if(!((key2 === "categoryCode") || (key2 === "name"))){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/categories/" + i1,schemaPath:"#/properties/hotels/items/properties/categories/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.categoryCode !== undefined){
const _errs18 = errors;
if(typeof data6.categoryCode !== "string"){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/categories/" + i1+"/categoryCode",schemaPath:"#/properties/hotels/items/properties/categories/items/properties/categoryCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.name !== undefined){
const _errs20 = errors;
if(typeof data6.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/categories/" + i1+"/name",schemaPath:"#/properties/hotels/items/properties/categories/items/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/categories/" + i1,schemaPath:"#/properties/hotels/items/properties/categories/items/type",keyword:"type",params:{type: "object"}}];
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
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/categories",schemaPath:"#/properties/hotels/items/properties/categories/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs13 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0,schemaPath:"#/properties/hotels/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/hotels",schemaPath:"#/properties/hotels/type",keyword:"type",params:{type: "array"}}];
return false;
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
