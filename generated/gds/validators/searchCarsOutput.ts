// @generated from contracts/gds/tools/searchCars.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const formats0 = formats["date-time"];
const schema2 = {"type":"object","properties":{"carId":{"type":"string","pattern":"^CR-"},"vendor":{"type":"string"},"vendorName":{"type":"string"},"sippCode":{"type":"string","pattern":"^[A-Z]{4}$"},"category":{"type":"string"},"exampleModel":{"type":"string"},"transmission":{"type":"string","enum":["manual","automatic"]},"fuel":{"type":"string"},"airConditioning":{"type":"boolean"},"seats":{"type":"integer"},"doors":{"type":"integer"},"bags":{"type":"integer"},"pickupLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"dropoffLocationCode":{"type":"string","pattern":"^[A-Z]{3}$"},"pickupDate":{"type":"string","format":"date-time"},"dropoffDate":{"type":"string","format":"date-time"},"rentalDays":{"type":"integer","minimum":1},"mileage":{"type":"object","properties":{"unlimited":{"type":"boolean"},"includedKm":{"type":["integer","null"]}},"required":["unlimited","includedKm"],"additionalProperties":false},"fuelPolicy":{"type":"string","enum":["full_to_full","prepaid"]},"insurance":{"type":"array","items":{"$ref":"#/$defs/CarInsurance"}},"price":{"$ref":"#/$defs/CarPrice"},"payment":{"type":"string","enum":["pay_now","pay_at_counter"]},"cancellationPolicy":{"type":"array","items":{"$ref":"#/$defs/CancellationStep"}},"unitsLeft":{"type":"integer"},"expiresAt":{"type":"string","format":"date-time"}},"required":["carId","vendor","vendorName","sippCode","category","exampleModel","transmission","fuel","airConditioning","seats","doors","bags","pickupLocationCode","dropoffLocationCode","pickupDate","dropoffDate","rentalDays","mileage","fuelPolicy","insurance","price","payment","cancellationPolicy","unitsLeft","expiresAt"],"additionalProperties":false};
const schema4 = {"type":"object","properties":{"currency":{"type":"string","const":"USD"},"totalCents":{"type":"integer","minimum":0},"baseCents":{"type":"integer","minimum":0},"perDayCents":{"type":"integer","minimum":0},"taxesCents":{"type":"integer","minimum":0},"feesCents":{"type":"integer","minimum":0},"oneWayFeeCents":{"type":"integer","minimum":0},"youngDriverFeeCents":{"type":"integer","minimum":0},"seniorDriverFeeCents":{"type":"integer","minimum":0}},"required":["currency","totalCents","baseCents","perDayCents","taxesCents","feesCents","oneWayFeeCents","youngDriverFeeCents","seniorDriverFeeCents"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^CR-", "u");
const pattern1 = new RegExp("^[A-Z]{4}$", "u");
const pattern2 = new RegExp("^[A-Z]{3}$", "u");

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
if((((((((((((((((((((((((((data.carId === undefined) && (missing0 = "carId")) || ((data.vendor === undefined) && (missing0 = "vendor"))) || ((data.vendorName === undefined) && (missing0 = "vendorName"))) || ((data.sippCode === undefined) && (missing0 = "sippCode"))) || ((data.category === undefined) && (missing0 = "category"))) || ((data.exampleModel === undefined) && (missing0 = "exampleModel"))) || ((data.transmission === undefined) && (missing0 = "transmission"))) || ((data.fuel === undefined) && (missing0 = "fuel"))) || ((data.airConditioning === undefined) && (missing0 = "airConditioning"))) || ((data.seats === undefined) && (missing0 = "seats"))) || ((data.doors === undefined) && (missing0 = "doors"))) || ((data.bags === undefined) && (missing0 = "bags"))) || ((data.pickupLocationCode === undefined) && (missing0 = "pickupLocationCode"))) || ((data.dropoffLocationCode === undefined) && (missing0 = "dropoffLocationCode"))) || ((data.pickupDate === undefined) && (missing0 = "pickupDate"))) || ((data.dropoffDate === undefined) && (missing0 = "dropoffDate"))) || ((data.rentalDays === undefined) && (missing0 = "rentalDays"))) || ((data.mileage === undefined) && (missing0 = "mileage"))) || ((data.fuelPolicy === undefined) && (missing0 = "fuelPolicy"))) || ((data.insurance === undefined) && (missing0 = "insurance"))) || ((data.price === undefined) && (missing0 = "price"))) || ((data.payment === undefined) && (missing0 = "payment"))) || ((data.cancellationPolicy === undefined) && (missing0 = "cancellationPolicy"))) || ((data.unitsLeft === undefined) && (missing0 = "unitsLeft"))) || ((data.expiresAt === undefined) && (missing0 = "expiresAt"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.carId !== undefined){
let data0 = data.carId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate1.errors = [{instancePath:instancePath+"/carId",schemaPath:"#/properties/carId/pattern",keyword:"pattern",params:{pattern: "^CR-"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/carId",schemaPath:"#/properties/carId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendor !== undefined){
const _errs4 = errors;
if(typeof data.vendor !== "string"){
validate1.errors = [{instancePath:instancePath+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendorName !== undefined){
const _errs6 = errors;
if(typeof data.vendorName !== "string"){
validate1.errors = [{instancePath:instancePath+"/vendorName",schemaPath:"#/properties/vendorName/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sippCode !== undefined){
let data3 = data.sippCode;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
validate1.errors = [{instancePath:instancePath+"/sippCode",schemaPath:"#/properties/sippCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{4}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/sippCode",schemaPath:"#/properties/sippCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
const _errs10 = errors;
if(typeof data.category !== "string"){
validate1.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exampleModel !== undefined){
const _errs12 = errors;
if(typeof data.exampleModel !== "string"){
validate1.errors = [{instancePath:instancePath+"/exampleModel",schemaPath:"#/properties/exampleModel/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transmission !== undefined){
let data6 = data.transmission;
const _errs14 = errors;
if(typeof data6 !== "string"){
validate1.errors = [{instancePath:instancePath+"/transmission",schemaPath:"#/properties/transmission/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data6 === "manual") || (data6 === "automatic"))){
validate1.errors = [{instancePath:instancePath+"/transmission",schemaPath:"#/properties/transmission/enum",keyword:"enum",params:{allowedValues: schema2.properties.transmission.enum}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fuel !== undefined){
const _errs16 = errors;
if(typeof data.fuel !== "string"){
validate1.errors = [{instancePath:instancePath+"/fuel",schemaPath:"#/properties/fuel/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.airConditioning !== undefined){
const _errs18 = errors;
if(typeof data.airConditioning !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/airConditioning",schemaPath:"#/properties/airConditioning/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seats !== undefined){
let data9 = data.seats;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate1.errors = [{instancePath:instancePath+"/seats",schemaPath:"#/properties/seats/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.doors !== undefined){
let data10 = data.doors;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate1.errors = [{instancePath:instancePath+"/doors",schemaPath:"#/properties/doors/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bags !== undefined){
let data11 = data.bags;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate1.errors = [{instancePath:instancePath+"/bags",schemaPath:"#/properties/bags/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pickupLocationCode !== undefined){
let data12 = data.pickupLocationCode;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data12 === "string"){
if(!pattern2.test(data12)){
validate1.errors = [{instancePath:instancePath+"/pickupLocationCode",schemaPath:"#/properties/pickupLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/pickupLocationCode",schemaPath:"#/properties/pickupLocationCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dropoffLocationCode !== undefined){
let data13 = data.dropoffLocationCode;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
validate1.errors = [{instancePath:instancePath+"/dropoffLocationCode",schemaPath:"#/properties/dropoffLocationCode/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/dropoffLocationCode",schemaPath:"#/properties/dropoffLocationCode/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pickupDate !== undefined){
let data14 = data.pickupDate;
const _errs30 = errors;
if(errors === _errs30){
if(errors === _errs30){
if(typeof data14 === "string"){
if(!(formats0(data14))){
validate1.errors = [{instancePath:instancePath+"/pickupDate",schemaPath:"#/properties/pickupDate/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/pickupDate",schemaPath:"#/properties/pickupDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dropoffDate !== undefined){
let data15 = data.dropoffDate;
const _errs32 = errors;
if(errors === _errs32){
if(errors === _errs32){
if(typeof data15 === "string"){
if(!(formats0(data15))){
validate1.errors = [{instancePath:instancePath+"/dropoffDate",schemaPath:"#/properties/dropoffDate/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/dropoffDate",schemaPath:"#/properties/dropoffDate/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rentalDays !== undefined){
let data16 = data.rentalDays;
const _errs34 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate1.errors = [{instancePath:instancePath+"/rentalDays",schemaPath:"#/properties/rentalDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
validate1.errors = [{instancePath:instancePath+"/rentalDays",schemaPath:"#/properties/rentalDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mileage !== undefined){
let data17 = data.mileage;
const _errs36 = errors;
if(errors === _errs36){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing1;
if(((data17.unlimited === undefined) && (missing1 = "unlimited")) || ((data17.includedKm === undefined) && (missing1 = "includedKm"))){
validate1.errors = [{instancePath:instancePath+"/mileage",schemaPath:"#/properties/mileage/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs38 = errors;
for(const key1 in data17){
if(!((key1 === "unlimited") || (key1 === "includedKm"))){
validate1.errors = [{instancePath:instancePath+"/mileage",schemaPath:"#/properties/mileage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs38 === errors){
if(data17.unlimited !== undefined){
const _errs39 = errors;
if(typeof data17.unlimited !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/mileage/unlimited",schemaPath:"#/properties/mileage/properties/unlimited/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data17.includedKm !== undefined){
let data19 = data17.includedKm;
const _errs41 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate1.errors = [{instancePath:instancePath+"/mileage/includedKm",schemaPath:"#/properties/mileage/properties/includedKm/type",keyword:"type",params:{type: schema2.properties.mileage.properties.includedKm.type}}];
return false;
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/mileage",schemaPath:"#/properties/mileage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fuelPolicy !== undefined){
let data20 = data.fuelPolicy;
const _errs43 = errors;
if(typeof data20 !== "string"){
validate1.errors = [{instancePath:instancePath+"/fuelPolicy",schemaPath:"#/properties/fuelPolicy/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data20 === "full_to_full") || (data20 === "prepaid"))){
validate1.errors = [{instancePath:instancePath+"/fuelPolicy",schemaPath:"#/properties/fuelPolicy/enum",keyword:"enum",params:{allowedValues: schema2.properties.fuelPolicy.enum}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insurance !== undefined){
let data21 = data.insurance;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data21)){
var valid2 = true;
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
let data22 = data21[i0];
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing2;
if((((((data22.code === undefined) && (missing2 = "code")) || ((data22.name === undefined) && (missing2 = "name"))) || ((data22.included === undefined) && (missing2 = "included"))) || ((data22.perDayCents === undefined) && (missing2 = "perDayCents"))) || ((data22.excessCents === undefined) && (missing2 = "excessCents"))){
validate1.errors = [{instancePath:instancePath+"/insurance/" + i0,schemaPath:"#/$defs/CarInsurance/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs50 = errors;
for(const key2 in data22){
if(!(((((key2 === "code") || (key2 === "name")) || (key2 === "included")) || (key2 === "perDayCents")) || (key2 === "excessCents"))){
validate1.errors = [{instancePath:instancePath+"/insurance/" + i0,schemaPath:"#/$defs/CarInsurance/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs50 === errors){
if(data22.code !== undefined){
const _errs51 = errors;
if(typeof data22.code !== "string"){
validate1.errors = [{instancePath:instancePath+"/insurance/" + i0+"/code",schemaPath:"#/$defs/CarInsurance/properties/code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs51 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data22.name !== undefined){
const _errs53 = errors;
if(typeof data22.name !== "string"){
validate1.errors = [{instancePath:instancePath+"/insurance/" + i0+"/name",schemaPath:"#/$defs/CarInsurance/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs53 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data22.included !== undefined){
const _errs55 = errors;
if(typeof data22.included !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/insurance/" + i0+"/included",schemaPath:"#/$defs/CarInsurance/properties/included/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid4 = _errs55 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data22.perDayCents !== undefined){
let data26 = data22.perDayCents;
const _errs57 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate1.errors = [{instancePath:instancePath+"/insurance/" + i0+"/perDayCents",schemaPath:"#/$defs/CarInsurance/properties/perDayCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs57){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate1.errors = [{instancePath:instancePath+"/insurance/" + i0+"/perDayCents",schemaPath:"#/$defs/CarInsurance/properties/perDayCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs57 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data22.excessCents !== undefined){
let data27 = data22.excessCents;
const _errs59 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate1.errors = [{instancePath:instancePath+"/insurance/" + i0+"/excessCents",schemaPath:"#/$defs/CarInsurance/properties/excessCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs59){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
validate1.errors = [{instancePath:instancePath+"/insurance/" + i0+"/excessCents",schemaPath:"#/$defs/CarInsurance/properties/excessCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs59 === errors;
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
else {
validate1.errors = [{instancePath:instancePath+"/insurance/" + i0,schemaPath:"#/$defs/CarInsurance/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs47 === errors;
if(!valid2){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/insurance",schemaPath:"#/properties/insurance/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.price !== undefined){
let data28 = data.price;
const _errs61 = errors;
const _errs62 = errors;
if(errors === _errs62){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing3;
if((((((((((data28.currency === undefined) && (missing3 = "currency")) || ((data28.totalCents === undefined) && (missing3 = "totalCents"))) || ((data28.baseCents === undefined) && (missing3 = "baseCents"))) || ((data28.perDayCents === undefined) && (missing3 = "perDayCents"))) || ((data28.taxesCents === undefined) && (missing3 = "taxesCents"))) || ((data28.feesCents === undefined) && (missing3 = "feesCents"))) || ((data28.oneWayFeeCents === undefined) && (missing3 = "oneWayFeeCents"))) || ((data28.youngDriverFeeCents === undefined) && (missing3 = "youngDriverFeeCents"))) || ((data28.seniorDriverFeeCents === undefined) && (missing3 = "seniorDriverFeeCents"))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/CarPrice/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs64 = errors;
for(const key3 in data28){
if(!(func0.call(schema4.properties, key3))){
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/CarPrice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs64 === errors){
if(data28.currency !== undefined){
let data29 = data28.currency;
const _errs65 = errors;
if(typeof data29 !== "string"){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/CarPrice/properties/currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
if("USD" !== data29){
validate1.errors = [{instancePath:instancePath+"/price/currency",schemaPath:"#/$defs/CarPrice/properties/currency/const",keyword:"const",params:{allowedValue: "USD"}}];
return false;
}
var valid6 = _errs65 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data28.totalCents !== undefined){
let data30 = data28.totalCents;
const _errs67 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
validate1.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/CarPrice/properties/totalCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs67){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
validate1.errors = [{instancePath:instancePath+"/price/totalCents",schemaPath:"#/$defs/CarPrice/properties/totalCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs67 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data28.baseCents !== undefined){
let data31 = data28.baseCents;
const _errs69 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
validate1.errors = [{instancePath:instancePath+"/price/baseCents",schemaPath:"#/$defs/CarPrice/properties/baseCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs69){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 0 || isNaN(data31)){
validate1.errors = [{instancePath:instancePath+"/price/baseCents",schemaPath:"#/$defs/CarPrice/properties/baseCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs69 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data28.perDayCents !== undefined){
let data32 = data28.perDayCents;
const _errs71 = errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
validate1.errors = [{instancePath:instancePath+"/price/perDayCents",schemaPath:"#/$defs/CarPrice/properties/perDayCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs71){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 < 0 || isNaN(data32)){
validate1.errors = [{instancePath:instancePath+"/price/perDayCents",schemaPath:"#/$defs/CarPrice/properties/perDayCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs71 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data28.taxesCents !== undefined){
let data33 = data28.taxesCents;
const _errs73 = errors;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
validate1.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/CarPrice/properties/taxesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs73){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 < 0 || isNaN(data33)){
validate1.errors = [{instancePath:instancePath+"/price/taxesCents",schemaPath:"#/$defs/CarPrice/properties/taxesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs73 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data28.feesCents !== undefined){
let data34 = data28.feesCents;
const _errs75 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
validate1.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/CarPrice/properties/feesCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs75){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 < 0 || isNaN(data34)){
validate1.errors = [{instancePath:instancePath+"/price/feesCents",schemaPath:"#/$defs/CarPrice/properties/feesCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs75 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data28.oneWayFeeCents !== undefined){
let data35 = data28.oneWayFeeCents;
const _errs77 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate1.errors = [{instancePath:instancePath+"/price/oneWayFeeCents",schemaPath:"#/$defs/CarPrice/properties/oneWayFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs77){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 < 0 || isNaN(data35)){
validate1.errors = [{instancePath:instancePath+"/price/oneWayFeeCents",schemaPath:"#/$defs/CarPrice/properties/oneWayFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs77 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data28.youngDriverFeeCents !== undefined){
let data36 = data28.youngDriverFeeCents;
const _errs79 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate1.errors = [{instancePath:instancePath+"/price/youngDriverFeeCents",schemaPath:"#/$defs/CarPrice/properties/youngDriverFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs79){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 < 0 || isNaN(data36)){
validate1.errors = [{instancePath:instancePath+"/price/youngDriverFeeCents",schemaPath:"#/$defs/CarPrice/properties/youngDriverFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs79 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data28.seniorDriverFeeCents !== undefined){
let data37 = data28.seniorDriverFeeCents;
const _errs81 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate1.errors = [{instancePath:instancePath+"/price/seniorDriverFeeCents",schemaPath:"#/$defs/CarPrice/properties/seniorDriverFeeCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs81){
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 < 0 || isNaN(data37)){
validate1.errors = [{instancePath:instancePath+"/price/seniorDriverFeeCents",schemaPath:"#/$defs/CarPrice/properties/seniorDriverFeeCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid6 = _errs81 === errors;
}
else {
var valid6 = true;
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
validate1.errors = [{instancePath:instancePath+"/price",schemaPath:"#/$defs/CarPrice/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment !== undefined){
let data38 = data.payment;
const _errs83 = errors;
if(typeof data38 !== "string"){
validate1.errors = [{instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data38 === "pay_now") || (data38 === "pay_at_counter"))){
validate1.errors = [{instancePath:instancePath+"/payment",schemaPath:"#/properties/payment/enum",keyword:"enum",params:{allowedValues: schema2.properties.payment.enum}}];
return false;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancellationPolicy !== undefined){
let data39 = data.cancellationPolicy;
const _errs85 = errors;
if(errors === _errs85){
if(Array.isArray(data39)){
var valid7 = true;
const len1 = data39.length;
for(let i1=0; i1<len1; i1++){
let data40 = data39[i1];
const _errs87 = errors;
const _errs88 = errors;
if(errors === _errs88){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing4;
if(((data40.before === undefined) && (missing4 = "before")) || ((data40.refundCents === undefined) && (missing4 = "refundCents"))){
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i1,schemaPath:"#/$defs/CancellationStep/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs90 = errors;
for(const key4 in data40){
if(!((key4 === "before") || (key4 === "refundCents"))){
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i1,schemaPath:"#/$defs/CancellationStep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs90 === errors){
if(data40.before !== undefined){
let data41 = data40.before;
const _errs91 = errors;
if(errors === _errs91){
if(errors === _errs91){
if(typeof data41 === "string"){
if(!(formats0(data41))){
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i1+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i1+"/before",schemaPath:"#/$defs/CancellationStep/properties/before/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid9 = _errs91 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data40.refundCents !== undefined){
let data42 = data40.refundCents;
const _errs93 = errors;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i1+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs93){
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 < 0 || isNaN(data42)){
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i1+"/refundCents",schemaPath:"#/$defs/CancellationStep/properties/refundCents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid9 = _errs93 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy/" + i1,schemaPath:"#/$defs/CancellationStep/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs87 === errors;
if(!valid7){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/cancellationPolicy",schemaPath:"#/properties/cancellationPolicy/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unitsLeft !== undefined){
let data43 = data.unitsLeft;
const _errs95 = errors;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
validate1.errors = [{instancePath:instancePath+"/unitsLeft",schemaPath:"#/properties/unitsLeft/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs95 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiresAt !== undefined){
let data44 = data.expiresAt;
const _errs97 = errors;
if(errors === _errs97){
if(errors === _errs97){
if(typeof data44 === "string"){
if(!(formats0(data44))){
validate1.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs97 === errors;
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
if(((((((data.searchId === undefined) && (missing0 = "searchId")) || ((data.world === undefined) && (missing0 = "world"))) || ((data.rentalDays === undefined) && (missing0 = "rentalDays"))) || ((data.count === undefined) && (missing0 = "count"))) || ((data.cars === undefined) && (missing0 = "cars"))) || ((data.notes === undefined) && (missing0 = "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "searchId") || (key0 === "world")) || (key0 === "rentalDays")) || (key0 === "count")) || (key0 === "cars")) || (key0 === "notes"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.searchId !== undefined){
const _errs2 = errors;
if(typeof data.searchId !== "string"){
validate0.errors = [{instancePath:instancePath+"/searchId",schemaPath:"#/properties/searchId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.world !== undefined){
let data1 = data.world;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.worldId === undefined) && (missing1 = "worldId")) || ((data1.seed === undefined) && (missing1 = "seed"))) || ((data1.now === undefined) && (missing1 = "now"))) || ((data1.schemaVersion === undefined) && (missing1 = "schemaVersion"))){
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/World/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((key1 === "worldId") || (key1 === "seed")) || (key1 === "now")) || (key1 === "schemaVersion"))){
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/World/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.worldId !== undefined){
const _errs8 = errors;
if(typeof data1.worldId !== "string"){
validate0.errors = [{instancePath:instancePath+"/world/worldId",schemaPath:"#/$defs/World/properties/worldId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.seed !== undefined){
const _errs10 = errors;
if(typeof data1.seed !== "string"){
validate0.errors = [{instancePath:instancePath+"/world/seed",schemaPath:"#/$defs/World/properties/seed/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.now !== undefined){
let data4 = data1.now;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0(data4))){
validate0.errors = [{instancePath:instancePath+"/world/now",schemaPath:"#/$defs/World/properties/now/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/world/now",schemaPath:"#/$defs/World/properties/now/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.schemaVersion !== undefined){
const _errs14 = errors;
if(typeof data1.schemaVersion !== "string"){
validate0.errors = [{instancePath:instancePath+"/world/schemaVersion",schemaPath:"#/$defs/World/properties/schemaVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs14 === errors;
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
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/World/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rentalDays !== undefined){
let data6 = data.rentalDays;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate0.errors = [{instancePath:instancePath+"/rentalDays",schemaPath:"#/properties/rentalDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/rentalDays",schemaPath:"#/properties/rentalDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs16 === errors;
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
if(data.cars !== undefined){
let data8 = data.cars;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
var valid3 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!(validate1(data8[i0], {instancePath:instancePath+"/cars/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid3 = _errs22 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cars",schemaPath:"#/properties/cars/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notes !== undefined){
let data10 = data.notes;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data10)){
var valid4 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs25 = errors;
if(typeof data10[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/notes/" + i1,schemaPath:"#/properties/notes/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs25 === errors;
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
var valid0 = _errs23 === errors;
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
