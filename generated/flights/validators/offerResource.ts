// @generated from contracts/flights/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"id":{"type":"string"},"created_at":{"type":"string","format":"date-time"},"expires_at":{"type":"string","format":"date-time"},"owner":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"iata_code":{"type":"string"}},"required":["name"],"additionalProperties":false},"base_amount":{"type":"string"},"base_currency":{"type":"string"},"tax_amount":{"type":"string"},"tax_currency":{"type":"string"},"total_amount":{"type":"string"},"total_currency":{"type":"string"},"total_emissions_kg":{"type":"string"},"slices":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"origin":{"$ref":"#/$defs/OfferPlace"},"destination":{"$ref":"#/$defs/OfferPlace"},"departure_date":{"type":"string","format":"date"},"arrival_date":{"type":"string","format":"date"},"segments":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"operating_carrier":{"$ref":"#/$defs/OfferCarrier"},"marketing_carrier":{"$ref":"#/$defs/OfferCarrier"},"flight_number":{"type":"string"},"departing_at":{"type":"string"},"arriving_at":{"type":"string"},"origin":{"$ref":"#/$defs/OfferPlace"},"destination":{"$ref":"#/$defs/OfferPlace"},"stops":{"type":"array","items":{"type":"object","properties":{"iata_code":{"type":"string"},"arriving_at":{"type":"string"},"departing_at":{"type":"string"}},"required":["iata_code","arriving_at","departing_at"],"additionalProperties":false}},"duration":{"type":"string"},"aircraft":{"$ref":"#/$defs/OfferCarrier"},"baggage":{"type":"object","properties":{"checked_baggage":{"$ref":"#/$defs/OfferBaggage"},"cabin_baggage":{"$ref":"#/$defs/OfferBaggage"}},"required":["checked_baggage","cabin_baggage"],"additionalProperties":false}},"required":["id","operating_carrier","marketing_carrier","flight_number","departing_at","arriving_at","origin","destination","stops","duration","baggage"],"additionalProperties":false}},"duration":{"type":"string"}},"required":["id","origin","destination","departure_date","arrival_date","segments","duration"],"additionalProperties":false}},"passengers":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"type":{"type":"string"},"age":{"type":"integer","minimum":0}},"required":[],"additionalProperties":false}},"conditions":{"type":"object","properties":{"change_before_departure":{"$ref":"#/$defs/OfferCondition"},"refund_before_departure":{"$ref":"#/$defs/OfferCondition"}},"required":[],"additionalProperties":false},"available_services":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"type":{"type":"string"},"total_amount":{"type":"string"},"total_currency":{"type":"string"}},"required":["id"],"additionalProperties":false}}},"required":["id","created_at","expires_at","owner","base_amount","base_currency","tax_amount","tax_currency","total_amount","total_currency","slices","passengers","conditions"],"additionalProperties":false,"$defs":{"OfferBaggage":{"type":"object","properties":{"included":{"type":"boolean"},"weight":{"type":"number"},"unit":{"type":"string"}},"required":["included"],"additionalProperties":false},"OfferCarrier":{"type":"object","properties":{"iata_code":{"type":"string"},"name":{"type":"string"}},"required":["name"],"additionalProperties":false},"OfferCondition":{"type":"object","properties":{"allowed":{"type":"boolean"},"penalty_amount":{"type":"string"},"penalty_currency":{"type":"string"}},"required":["allowed"],"additionalProperties":false},"OfferPlace":{"type":"object","properties":{"iata_code":{"type":"string"},"icao_code":{"type":"string"},"name":{"type":"string"}},"required":["iata_code","name"],"additionalProperties":false}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats["date-time"];
const formats4 = formats.date;

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
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.base_amount === undefined) && (missing0 = "base_amount"))) || ((data.base_currency === undefined) && (missing0 = "base_currency"))) || ((data.tax_amount === undefined) && (missing0 = "tax_amount"))) || ((data.tax_currency === undefined) && (missing0 = "tax_currency"))) || ((data.total_amount === undefined) && (missing0 = "total_amount"))) || ((data.total_currency === undefined) && (missing0 = "total_currency"))) || ((data.slices === undefined) && (missing0 = "slices"))) || ((data.passengers === undefined) && (missing0 = "passengers"))) || ((data.conditions === undefined) && (missing0 = "conditions"))){
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
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data1 = data.created_at;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0(data1))){
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}}];
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
if(data.expires_at !== undefined){
let data2 = data.expires_at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate0.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"}}];
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
if(data.owner !== undefined){
let data3 = data.owner;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.name === undefined) && (missing1 = "name")){
validate0.errors = [{instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "iata_code"))){
validate0.errors = [{instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.id !== undefined){
const _errs11 = errors;
if(typeof data3.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/owner/id",schemaPath:"#/properties/owner/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.name !== undefined){
const _errs13 = errors;
if(typeof data3.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/owner/name",schemaPath:"#/properties/owner/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.iata_code !== undefined){
const _errs15 = errors;
if(typeof data3.iata_code !== "string"){
validate0.errors = [{instancePath:instancePath+"/owner/iata_code",schemaPath:"#/properties/owner/properties/iata_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs15 === errors;
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
validate0.errors = [{instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_amount !== undefined){
const _errs17 = errors;
if(typeof data.base_amount !== "string"){
validate0.errors = [{instancePath:instancePath+"/base_amount",schemaPath:"#/properties/base_amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_currency !== undefined){
const _errs19 = errors;
if(typeof data.base_currency !== "string"){
validate0.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"#/properties/base_currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_amount !== undefined){
const _errs21 = errors;
if(typeof data.tax_amount !== "string"){
validate0.errors = [{instancePath:instancePath+"/tax_amount",schemaPath:"#/properties/tax_amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tax_currency !== undefined){
const _errs23 = errors;
if(typeof data.tax_currency !== "string"){
validate0.errors = [{instancePath:instancePath+"/tax_currency",schemaPath:"#/properties/tax_currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_amount !== undefined){
const _errs25 = errors;
if(typeof data.total_amount !== "string"){
validate0.errors = [{instancePath:instancePath+"/total_amount",schemaPath:"#/properties/total_amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_currency !== undefined){
const _errs27 = errors;
if(typeof data.total_currency !== "string"){
validate0.errors = [{instancePath:instancePath+"/total_currency",schemaPath:"#/properties/total_currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_emissions_kg !== undefined){
const _errs29 = errors;
if(typeof data.total_emissions_kg !== "string"){
validate0.errors = [{instancePath:instancePath+"/total_emissions_kg",schemaPath:"#/properties/total_emissions_kg/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.slices !== undefined){
let data14 = data.slices;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data14)){
var valid2 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
const _errs33 = errors;
if(errors === _errs33){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing2;
if((((((((data15.id === undefined) && (missing2 = "id")) || ((data15.origin === undefined) && (missing2 = "origin"))) || ((data15.destination === undefined) && (missing2 = "destination"))) || ((data15.departure_date === undefined) && (missing2 = "departure_date"))) || ((data15.arrival_date === undefined) && (missing2 = "arrival_date"))) || ((data15.segments === undefined) && (missing2 = "segments"))) || ((data15.duration === undefined) && (missing2 = "duration"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0,schemaPath:"#/properties/slices/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs35 = errors;
for(const key2 in data15){
if(!(((((((key2 === "id") || (key2 === "origin")) || (key2 === "destination")) || (key2 === "departure_date")) || (key2 === "arrival_date")) || (key2 === "segments")) || (key2 === "duration"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0,schemaPath:"#/properties/slices/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs35 === errors){
if(data15.id !== undefined){
const _errs36 = errors;
if(typeof data15.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/id",schemaPath:"#/properties/slices/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data15.origin !== undefined){
let data17 = data15.origin;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing3;
if(((data17.iata_code === undefined) && (missing3 = "iata_code")) || ((data17.name === undefined) && (missing3 = "name"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/origin",schemaPath:"#/$defs/OfferPlace/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs41 = errors;
for(const key3 in data17){
if(!(((key3 === "iata_code") || (key3 === "icao_code")) || (key3 === "name"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/origin",schemaPath:"#/$defs/OfferPlace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs41 === errors){
if(data17.iata_code !== undefined){
const _errs42 = errors;
if(typeof data17.iata_code !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/origin/iata_code",schemaPath:"#/$defs/OfferPlace/properties/iata_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data17.icao_code !== undefined){
const _errs44 = errors;
if(typeof data17.icao_code !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/origin/icao_code",schemaPath:"#/$defs/OfferPlace/properties/icao_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs44 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data17.name !== undefined){
const _errs46 = errors;
if(typeof data17.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/origin/name",schemaPath:"#/$defs/OfferPlace/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/origin",schemaPath:"#/$defs/OfferPlace/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data15.destination !== undefined){
let data21 = data15.destination;
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs49){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing4;
if(((data21.iata_code === undefined) && (missing4 = "iata_code")) || ((data21.name === undefined) && (missing4 = "name"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/destination",schemaPath:"#/$defs/OfferPlace/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs51 = errors;
for(const key4 in data21){
if(!(((key4 === "iata_code") || (key4 === "icao_code")) || (key4 === "name"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/destination",schemaPath:"#/$defs/OfferPlace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs51 === errors){
if(data21.iata_code !== undefined){
const _errs52 = errors;
if(typeof data21.iata_code !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/destination/iata_code",schemaPath:"#/$defs/OfferPlace/properties/iata_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs52 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.icao_code !== undefined){
const _errs54 = errors;
if(typeof data21.icao_code !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/destination/icao_code",schemaPath:"#/$defs/OfferPlace/properties/icao_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs54 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data21.name !== undefined){
const _errs56 = errors;
if(typeof data21.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/destination/name",schemaPath:"#/$defs/OfferPlace/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs56 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/destination",schemaPath:"#/$defs/OfferPlace/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs48 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data15.departure_date !== undefined){
let data25 = data15.departure_date;
const _errs58 = errors;
if(errors === _errs58){
if(errors === _errs58){
if(typeof data25 === "string"){
if(!(formats4(data25))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/departure_date",schemaPath:"#/properties/slices/items/properties/departure_date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/departure_date",schemaPath:"#/properties/slices/items/properties/departure_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs58 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data15.arrival_date !== undefined){
let data26 = data15.arrival_date;
const _errs60 = errors;
if(errors === _errs60){
if(errors === _errs60){
if(typeof data26 === "string"){
if(!(formats4(data26))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/arrival_date",schemaPath:"#/properties/slices/items/properties/arrival_date/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/arrival_date",schemaPath:"#/properties/slices/items/properties/arrival_date/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs60 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data15.segments !== undefined){
let data27 = data15.segments;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data27)){
var valid8 = true;
const len1 = data27.length;
for(let i1=0; i1<len1; i1++){
let data28 = data27[i1];
const _errs64 = errors;
if(errors === _errs64){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing5;
if((((((((((((data28.id === undefined) && (missing5 = "id")) || ((data28.operating_carrier === undefined) && (missing5 = "operating_carrier"))) || ((data28.marketing_carrier === undefined) && (missing5 = "marketing_carrier"))) || ((data28.flight_number === undefined) && (missing5 = "flight_number"))) || ((data28.departing_at === undefined) && (missing5 = "departing_at"))) || ((data28.arriving_at === undefined) && (missing5 = "arriving_at"))) || ((data28.origin === undefined) && (missing5 = "origin"))) || ((data28.destination === undefined) && (missing5 = "destination"))) || ((data28.stops === undefined) && (missing5 = "stops"))) || ((data28.duration === undefined) && (missing5 = "duration"))) || ((data28.baggage === undefined) && (missing5 = "baggage"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1,schemaPath:"#/properties/slices/items/properties/segments/items/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs66 = errors;
for(const key5 in data28){
if(!(func0.call(schema0.properties.slices.items.properties.segments.items.properties, key5))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1,schemaPath:"#/properties/slices/items/properties/segments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs66 === errors){
if(data28.id !== undefined){
const _errs67 = errors;
if(typeof data28.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/id",schemaPath:"#/properties/slices/items/properties/segments/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs67 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.operating_carrier !== undefined){
let data30 = data28.operating_carrier;
const _errs69 = errors;
const _errs70 = errors;
if(errors === _errs70){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing6;
if((data30.name === undefined) && (missing6 = "name")){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/operating_carrier",schemaPath:"#/$defs/OfferCarrier/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs72 = errors;
for(const key6 in data30){
if(!((key6 === "iata_code") || (key6 === "name"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/operating_carrier",schemaPath:"#/$defs/OfferCarrier/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs72 === errors){
if(data30.iata_code !== undefined){
const _errs73 = errors;
if(typeof data30.iata_code !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/operating_carrier/iata_code",schemaPath:"#/$defs/OfferCarrier/properties/iata_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs73 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data30.name !== undefined){
const _errs75 = errors;
if(typeof data30.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/operating_carrier/name",schemaPath:"#/$defs/OfferCarrier/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs75 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/operating_carrier",schemaPath:"#/$defs/OfferCarrier/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs69 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.marketing_carrier !== undefined){
let data33 = data28.marketing_carrier;
const _errs77 = errors;
const _errs78 = errors;
if(errors === _errs78){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing7;
if((data33.name === undefined) && (missing7 = "name")){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/marketing_carrier",schemaPath:"#/$defs/OfferCarrier/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs80 = errors;
for(const key7 in data33){
if(!((key7 === "iata_code") || (key7 === "name"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/marketing_carrier",schemaPath:"#/$defs/OfferCarrier/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs80 === errors){
if(data33.iata_code !== undefined){
const _errs81 = errors;
if(typeof data33.iata_code !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/marketing_carrier/iata_code",schemaPath:"#/$defs/OfferCarrier/properties/iata_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs81 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data33.name !== undefined){
const _errs83 = errors;
if(typeof data33.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/marketing_carrier/name",schemaPath:"#/$defs/OfferCarrier/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs83 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/marketing_carrier",schemaPath:"#/$defs/OfferCarrier/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs77 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.flight_number !== undefined){
const _errs85 = errors;
if(typeof data28.flight_number !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/flight_number",schemaPath:"#/properties/slices/items/properties/segments/items/properties/flight_number/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs85 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.departing_at !== undefined){
const _errs87 = errors;
if(typeof data28.departing_at !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/departing_at",schemaPath:"#/properties/slices/items/properties/segments/items/properties/departing_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs87 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.arriving_at !== undefined){
const _errs89 = errors;
if(typeof data28.arriving_at !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/arriving_at",schemaPath:"#/properties/slices/items/properties/segments/items/properties/arriving_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs89 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.origin !== undefined){
let data39 = data28.origin;
const _errs91 = errors;
const _errs92 = errors;
if(errors === _errs92){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing8;
if(((data39.iata_code === undefined) && (missing8 = "iata_code")) || ((data39.name === undefined) && (missing8 = "name"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/origin",schemaPath:"#/$defs/OfferPlace/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs94 = errors;
for(const key8 in data39){
if(!(((key8 === "iata_code") || (key8 === "icao_code")) || (key8 === "name"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/origin",schemaPath:"#/$defs/OfferPlace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs94 === errors){
if(data39.iata_code !== undefined){
const _errs95 = errors;
if(typeof data39.iata_code !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/origin/iata_code",schemaPath:"#/$defs/OfferPlace/properties/iata_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs95 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data39.icao_code !== undefined){
const _errs97 = errors;
if(typeof data39.icao_code !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/origin/icao_code",schemaPath:"#/$defs/OfferPlace/properties/icao_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs97 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data39.name !== undefined){
const _errs99 = errors;
if(typeof data39.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/origin/name",schemaPath:"#/$defs/OfferPlace/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs99 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/origin",schemaPath:"#/$defs/OfferPlace/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs91 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.destination !== undefined){
let data43 = data28.destination;
const _errs101 = errors;
const _errs102 = errors;
if(errors === _errs102){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing9;
if(((data43.iata_code === undefined) && (missing9 = "iata_code")) || ((data43.name === undefined) && (missing9 = "name"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/destination",schemaPath:"#/$defs/OfferPlace/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs104 = errors;
for(const key9 in data43){
if(!(((key9 === "iata_code") || (key9 === "icao_code")) || (key9 === "name"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/destination",schemaPath:"#/$defs/OfferPlace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs104 === errors){
if(data43.iata_code !== undefined){
const _errs105 = errors;
if(typeof data43.iata_code !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/destination/iata_code",schemaPath:"#/$defs/OfferPlace/properties/iata_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs105 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data43.icao_code !== undefined){
const _errs107 = errors;
if(typeof data43.icao_code !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/destination/icao_code",schemaPath:"#/$defs/OfferPlace/properties/icao_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs107 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data43.name !== undefined){
const _errs109 = errors;
if(typeof data43.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/destination/name",schemaPath:"#/$defs/OfferPlace/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs109 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/destination",schemaPath:"#/$defs/OfferPlace/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs101 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.stops !== undefined){
let data47 = data28.stops;
const _errs111 = errors;
if(errors === _errs111){
if(Array.isArray(data47)){
var valid18 = true;
const len2 = data47.length;
for(let i2=0; i2<len2; i2++){
let data48 = data47[i2];
const _errs113 = errors;
if(errors === _errs113){
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
let missing10;
if((((data48.iata_code === undefined) && (missing10 = "iata_code")) || ((data48.arriving_at === undefined) && (missing10 = "arriving_at"))) || ((data48.departing_at === undefined) && (missing10 = "departing_at"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/stops/" + i2,schemaPath:"#/properties/slices/items/properties/segments/items/properties/stops/items/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
const _errs115 = errors;
for(const key10 in data48){
if(!(((key10 === "iata_code") || (key10 === "arriving_at")) || (key10 === "departing_at"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/stops/" + i2,schemaPath:"#/properties/slices/items/properties/segments/items/properties/stops/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}}];
return false;
break;
}
}
if(_errs115 === errors){
if(data48.iata_code !== undefined){
const _errs116 = errors;
if(typeof data48.iata_code !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/stops/" + i2+"/iata_code",schemaPath:"#/properties/slices/items/properties/segments/items/properties/stops/items/properties/iata_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs116 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data48.arriving_at !== undefined){
const _errs118 = errors;
if(typeof data48.arriving_at !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/stops/" + i2+"/arriving_at",schemaPath:"#/properties/slices/items/properties/segments/items/properties/stops/items/properties/arriving_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs118 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data48.departing_at !== undefined){
const _errs120 = errors;
if(typeof data48.departing_at !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/stops/" + i2+"/departing_at",schemaPath:"#/properties/slices/items/properties/segments/items/properties/stops/items/properties/departing_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid19 = _errs120 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/stops/" + i2,schemaPath:"#/properties/slices/items/properties/segments/items/properties/stops/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid18 = _errs113 === errors;
if(!valid18){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/stops",schemaPath:"#/properties/slices/items/properties/segments/items/properties/stops/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid9 = _errs111 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.duration !== undefined){
const _errs122 = errors;
if(typeof data28.duration !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/duration",schemaPath:"#/properties/slices/items/properties/segments/items/properties/duration/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs122 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.aircraft !== undefined){
let data53 = data28.aircraft;
const _errs124 = errors;
const _errs125 = errors;
if(errors === _errs125){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
let missing11;
if((data53.name === undefined) && (missing11 = "name")){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/aircraft",schemaPath:"#/$defs/OfferCarrier/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
const _errs127 = errors;
for(const key11 in data53){
if(!((key11 === "iata_code") || (key11 === "name"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/aircraft",schemaPath:"#/$defs/OfferCarrier/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}}];
return false;
break;
}
}
if(_errs127 === errors){
if(data53.iata_code !== undefined){
const _errs128 = errors;
if(typeof data53.iata_code !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/aircraft/iata_code",schemaPath:"#/$defs/OfferCarrier/properties/iata_code/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs128 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data53.name !== undefined){
const _errs130 = errors;
if(typeof data53.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/aircraft/name",schemaPath:"#/$defs/OfferCarrier/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs130 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/aircraft",schemaPath:"#/$defs/OfferCarrier/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs124 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data28.baggage !== undefined){
let data56 = data28.baggage;
const _errs132 = errors;
if(errors === _errs132){
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
let missing12;
if(((data56.checked_baggage === undefined) && (missing12 = "checked_baggage")) || ((data56.cabin_baggage === undefined) && (missing12 = "cabin_baggage"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage",schemaPath:"#/properties/slices/items/properties/segments/items/properties/baggage/required",keyword:"required",params:{missingProperty: missing12}}];
return false;
}
else {
const _errs134 = errors;
for(const key12 in data56){
if(!((key12 === "checked_baggage") || (key12 === "cabin_baggage"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage",schemaPath:"#/properties/slices/items/properties/segments/items/properties/baggage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}}];
return false;
break;
}
}
if(_errs134 === errors){
if(data56.checked_baggage !== undefined){
let data57 = data56.checked_baggage;
const _errs135 = errors;
const _errs136 = errors;
if(errors === _errs136){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing13;
if((data57.included === undefined) && (missing13 = "included")){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage/checked_baggage",schemaPath:"#/$defs/OfferBaggage/required",keyword:"required",params:{missingProperty: missing13}}];
return false;
}
else {
const _errs138 = errors;
for(const key13 in data57){
if(!(((key13 === "included") || (key13 === "weight")) || (key13 === "unit"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage/checked_baggage",schemaPath:"#/$defs/OfferBaggage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}}];
return false;
break;
}
}
if(_errs138 === errors){
if(data57.included !== undefined){
const _errs139 = errors;
if(typeof data57.included !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage/checked_baggage/included",schemaPath:"#/$defs/OfferBaggage/properties/included/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid24 = _errs139 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data57.weight !== undefined){
let data59 = data57.weight;
const _errs141 = errors;
if(!((typeof data59 == "number") && (isFinite(data59)))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage/checked_baggage/weight",schemaPath:"#/$defs/OfferBaggage/properties/weight/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid24 = _errs141 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data57.unit !== undefined){
const _errs143 = errors;
if(typeof data57.unit !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage/checked_baggage/unit",schemaPath:"#/$defs/OfferBaggage/properties/unit/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid24 = _errs143 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage/checked_baggage",schemaPath:"#/$defs/OfferBaggage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid22 = _errs135 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data56.cabin_baggage !== undefined){
let data61 = data56.cabin_baggage;
const _errs145 = errors;
const _errs146 = errors;
if(errors === _errs146){
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
let missing14;
if((data61.included === undefined) && (missing14 = "included")){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage/cabin_baggage",schemaPath:"#/$defs/OfferBaggage/required",keyword:"required",params:{missingProperty: missing14}}];
return false;
}
else {
const _errs148 = errors;
for(const key14 in data61){
if(!(((key14 === "included") || (key14 === "weight")) || (key14 === "unit"))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage/cabin_baggage",schemaPath:"#/$defs/OfferBaggage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}}];
return false;
break;
}
}
if(_errs148 === errors){
if(data61.included !== undefined){
const _errs149 = errors;
if(typeof data61.included !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage/cabin_baggage/included",schemaPath:"#/$defs/OfferBaggage/properties/included/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid26 = _errs149 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data61.weight !== undefined){
let data63 = data61.weight;
const _errs151 = errors;
if(!((typeof data63 == "number") && (isFinite(data63)))){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage/cabin_baggage/weight",schemaPath:"#/$defs/OfferBaggage/properties/weight/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid26 = _errs151 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data61.unit !== undefined){
const _errs153 = errors;
if(typeof data61.unit !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage/cabin_baggage/unit",schemaPath:"#/$defs/OfferBaggage/properties/unit/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid26 = _errs153 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage/cabin_baggage",schemaPath:"#/$defs/OfferBaggage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid22 = _errs145 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1+"/baggage",schemaPath:"#/properties/slices/items/properties/segments/items/properties/baggage/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs132 === errors;
}
else {
var valid9 = true;
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
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments/" + i1,schemaPath:"#/properties/slices/items/properties/segments/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid8 = _errs64 === errors;
if(!valid8){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/segments",schemaPath:"#/properties/slices/items/properties/segments/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs62 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data15.duration !== undefined){
const _errs155 = errors;
if(typeof data15.duration !== "string"){
validate0.errors = [{instancePath:instancePath+"/slices/" + i0+"/duration",schemaPath:"#/properties/slices/items/properties/duration/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs155 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/slices/" + i0,schemaPath:"#/properties/slices/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs33 === errors;
if(!valid2){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/slices",schemaPath:"#/properties/slices/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passengers !== undefined){
let data66 = data.passengers;
const _errs157 = errors;
if(errors === _errs157){
if(Array.isArray(data66)){
var valid27 = true;
const len3 = data66.length;
for(let i3=0; i3<len3; i3++){
let data67 = data66[i3];
const _errs159 = errors;
if(errors === _errs159){
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
const _errs161 = errors;
for(const key15 in data67){
if(!(((key15 === "id") || (key15 === "type")) || (key15 === "age"))){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i3,schemaPath:"#/properties/passengers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}}];
return false;
break;
}
}
if(_errs161 === errors){
if(data67.id !== undefined){
const _errs162 = errors;
if(typeof data67.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i3+"/id",schemaPath:"#/properties/passengers/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid28 = _errs162 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data67.type !== undefined){
const _errs164 = errors;
if(typeof data67.type !== "string"){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i3+"/type",schemaPath:"#/properties/passengers/items/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid28 = _errs164 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data67.age !== undefined){
let data70 = data67.age;
const _errs166 = errors;
if(!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i3+"/age",schemaPath:"#/properties/passengers/items/properties/age/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs166){
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 < 0 || isNaN(data70)){
validate0.errors = [{instancePath:instancePath+"/passengers/" + i3+"/age",schemaPath:"#/properties/passengers/items/properties/age/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid28 = _errs166 === errors;
}
else {
var valid28 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/passengers/" + i3,schemaPath:"#/properties/passengers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid27 = _errs159 === errors;
if(!valid27){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/passengers",schemaPath:"#/properties/passengers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs157 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conditions !== undefined){
let data71 = data.conditions;
const _errs168 = errors;
if(errors === _errs168){
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
const _errs170 = errors;
for(const key16 in data71){
if(!((key16 === "change_before_departure") || (key16 === "refund_before_departure"))){
validate0.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}}];
return false;
break;
}
}
if(_errs170 === errors){
if(data71.change_before_departure !== undefined){
let data72 = data71.change_before_departure;
const _errs171 = errors;
const _errs172 = errors;
if(errors === _errs172){
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
let missing15;
if((data72.allowed === undefined) && (missing15 = "allowed")){
validate0.errors = [{instancePath:instancePath+"/conditions/change_before_departure",schemaPath:"#/$defs/OfferCondition/required",keyword:"required",params:{missingProperty: missing15}}];
return false;
}
else {
const _errs174 = errors;
for(const key17 in data72){
if(!(((key17 === "allowed") || (key17 === "penalty_amount")) || (key17 === "penalty_currency"))){
validate0.errors = [{instancePath:instancePath+"/conditions/change_before_departure",schemaPath:"#/$defs/OfferCondition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}}];
return false;
break;
}
}
if(_errs174 === errors){
if(data72.allowed !== undefined){
const _errs175 = errors;
if(typeof data72.allowed !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/conditions/change_before_departure/allowed",schemaPath:"#/$defs/OfferCondition/properties/allowed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid31 = _errs175 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data72.penalty_amount !== undefined){
const _errs177 = errors;
if(typeof data72.penalty_amount !== "string"){
validate0.errors = [{instancePath:instancePath+"/conditions/change_before_departure/penalty_amount",schemaPath:"#/$defs/OfferCondition/properties/penalty_amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid31 = _errs177 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data72.penalty_currency !== undefined){
const _errs179 = errors;
if(typeof data72.penalty_currency !== "string"){
validate0.errors = [{instancePath:instancePath+"/conditions/change_before_departure/penalty_currency",schemaPath:"#/$defs/OfferCondition/properties/penalty_currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid31 = _errs179 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/conditions/change_before_departure",schemaPath:"#/$defs/OfferCondition/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid29 = _errs171 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data71.refund_before_departure !== undefined){
let data76 = data71.refund_before_departure;
const _errs181 = errors;
const _errs182 = errors;
if(errors === _errs182){
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
let missing16;
if((data76.allowed === undefined) && (missing16 = "allowed")){
validate0.errors = [{instancePath:instancePath+"/conditions/refund_before_departure",schemaPath:"#/$defs/OfferCondition/required",keyword:"required",params:{missingProperty: missing16}}];
return false;
}
else {
const _errs184 = errors;
for(const key18 in data76){
if(!(((key18 === "allowed") || (key18 === "penalty_amount")) || (key18 === "penalty_currency"))){
validate0.errors = [{instancePath:instancePath+"/conditions/refund_before_departure",schemaPath:"#/$defs/OfferCondition/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}}];
return false;
break;
}
}
if(_errs184 === errors){
if(data76.allowed !== undefined){
const _errs185 = errors;
if(typeof data76.allowed !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/conditions/refund_before_departure/allowed",schemaPath:"#/$defs/OfferCondition/properties/allowed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid33 = _errs185 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data76.penalty_amount !== undefined){
const _errs187 = errors;
if(typeof data76.penalty_amount !== "string"){
validate0.errors = [{instancePath:instancePath+"/conditions/refund_before_departure/penalty_amount",schemaPath:"#/$defs/OfferCondition/properties/penalty_amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid33 = _errs187 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data76.penalty_currency !== undefined){
const _errs189 = errors;
if(typeof data76.penalty_currency !== "string"){
validate0.errors = [{instancePath:instancePath+"/conditions/refund_before_departure/penalty_currency",schemaPath:"#/$defs/OfferCondition/properties/penalty_currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid33 = _errs189 === errors;
}
else {
var valid33 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/conditions/refund_before_departure",schemaPath:"#/$defs/OfferCondition/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid29 = _errs181 === errors;
}
else {
var valid29 = true;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs168 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available_services !== undefined){
let data80 = data.available_services;
const _errs191 = errors;
if(errors === _errs191){
if(Array.isArray(data80)){
var valid34 = true;
const len4 = data80.length;
for(let i4=0; i4<len4; i4++){
let data81 = data80[i4];
const _errs193 = errors;
if(errors === _errs193){
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
let missing17;
if((data81.id === undefined) && (missing17 = "id")){
validate0.errors = [{instancePath:instancePath+"/available_services/" + i4,schemaPath:"#/properties/available_services/items/required",keyword:"required",params:{missingProperty: missing17}}];
return false;
}
else {
const _errs195 = errors;
for(const key19 in data81){
if(!((((key19 === "id") || (key19 === "type")) || (key19 === "total_amount")) || (key19 === "total_currency"))){
validate0.errors = [{instancePath:instancePath+"/available_services/" + i4,schemaPath:"#/properties/available_services/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19}}];
return false;
break;
}
}
if(_errs195 === errors){
if(data81.id !== undefined){
const _errs196 = errors;
if(typeof data81.id !== "string"){
validate0.errors = [{instancePath:instancePath+"/available_services/" + i4+"/id",schemaPath:"#/properties/available_services/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs196 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data81.type !== undefined){
const _errs198 = errors;
if(typeof data81.type !== "string"){
validate0.errors = [{instancePath:instancePath+"/available_services/" + i4+"/type",schemaPath:"#/properties/available_services/items/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs198 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data81.total_amount !== undefined){
const _errs200 = errors;
if(typeof data81.total_amount !== "string"){
validate0.errors = [{instancePath:instancePath+"/available_services/" + i4+"/total_amount",schemaPath:"#/properties/available_services/items/properties/total_amount/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs200 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data81.total_currency !== undefined){
const _errs202 = errors;
if(typeof data81.total_currency !== "string"){
validate0.errors = [{instancePath:instancePath+"/available_services/" + i4+"/total_currency",schemaPath:"#/properties/available_services/items/properties/total_currency/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs202 === errors;
}
else {
var valid35 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/available_services/" + i4,schemaPath:"#/properties/available_services/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid34 = _errs193 === errors;
if(!valid34){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/available_services",schemaPath:"#/properties/available_services/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs191 === errors;
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
