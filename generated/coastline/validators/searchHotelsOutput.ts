// @generated from contracts/coastline/tools/search_hotels.json. Edit the contract, then run npm run codegen.
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
if(((((data.hotels === undefined) && (missing0 = "hotels")) || ((data.count === undefined) && (missing0 = "count"))) || ((data.nights === undefined) && (missing0 = "nights"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "hotels") || (key0 === "count")) || (key0 === "nights")) || (key0 === "message")) || (key0 === "notes"))){
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
if(data0.length > 20){
validate0.errors = [{instancePath:instancePath+"/hotels",schemaPath:"#/properties/hotels/maxItems",keyword:"maxItems",params:{limit: 20}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.name === undefined) && (missing1 = "name")) || ((data1.price === undefined) && (missing1 = "price"))) || ((data1.currency === undefined) && (missing1 = "currency"))) || ((data1.address === undefined) && (missing1 = "address"))){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0,schemaPath:"#/$defs/HotelOffer/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(((((key1 === "name") || (key1 === "price")) || (key1 === "currency")) || (key1 === "rating")) || (key1 === "address"))){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0,schemaPath:"#/$defs/HotelOffer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.name !== undefined){
const _errs8 = errors;
if(typeof data1.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/name",schemaPath:"#/$defs/HotelOffer/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.price !== undefined){
let data3 = data1.price;
const _errs10 = errors;
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/price",schemaPath:"#/$defs/HotelOffer/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/price",schemaPath:"#/$defs/HotelOffer/properties/price/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.currency !== undefined){
let data4 = data1.currency;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/currency",schemaPath:"#/$defs/HotelOffer/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data4){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/currency",schemaPath:"#/$defs/HotelOffer/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.rating !== undefined){
let data5 = data1.rating;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/rating",schemaPath:"#/$defs/HotelOffer/properties/rating/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 5 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/rating",schemaPath:"#/$defs/HotelOffer/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/rating",schemaPath:"#/$defs/HotelOffer/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.address !== undefined){
const _errs16 = errors;
if(typeof data1.address !== "string"){
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0+"/address",schemaPath:"#/$defs/HotelOffer/properties/address/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/hotels/" + i0,schemaPath:"#/$defs/HotelOffer/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/hotels",schemaPath:"#/properties/hotels/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data7 = data.count;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nights !== undefined){
let data8 = data.nights;
const _errs20 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/nights",schemaPath:"#/properties/nights/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs22 = errors;
if(typeof data.message !== "string"){
validate0.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data10 = data.notes;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(typeof data10[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs26 === errors;
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
var valid0 = _errs24 === errors;
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
