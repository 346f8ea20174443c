// @generated from contracts/charter/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema1 = {"type":"object","properties":{"event_id":{"type":"string"},"event_type":{"type":"string"},"timestamp":{"type":"string","format":"date-time"},"received_at":{"type":"string","format":"date-time"},"rfp_id":{"type":"string"},"quote_id":{"type":"string"},"trip_id":{"type":"string"},"thread_id":{"type":"string"},"signature_verified":{"type":"boolean"},"source_ip":{"type":"string"},"processing_status":{"type":"string","enum":["pending","processing","completed","failed","dead_letter"]},"retry_count":{"type":"integer","minimum":0},"max_retries":{"type":"integer","minimum":0},"next_retry_at":{"type":["string","null"],"format":"date-time"},"processed_at":{"type":["string","null"],"format":"date-time"},"processing_duration_ms":{"type":["integer","null"]},"error_message":{"type":["string","null"]},"entities":{"type":"object","additionalProperties":{"type":"string"}}},"required":["event_id","event_type","timestamp","received_at","signature_verified","source_ip","processing_status","retry_count","max_retries","next_retry_at","processed_at","processing_duration_ms","error_message","entities"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = formats["date-time"];

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
if(((data.count === undefined) && (missing0 = "count")) || ((data.events === undefined) && (missing0 = "events"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "count") || (key0 === "events"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.count !== undefined){
let data0 = data.count;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data1 = data.events;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((((((((((((data2.event_id === undefined) && (missing1 = "event_id")) || ((data2.event_type === undefined) && (missing1 = "event_type"))) || ((data2.timestamp === undefined) && (missing1 = "timestamp"))) || ((data2.received_at === undefined) && (missing1 = "received_at"))) || ((data2.signature_verified === undefined) && (missing1 = "signature_verified"))) || ((data2.source_ip === undefined) && (missing1 = "source_ip"))) || ((data2.processing_status === undefined) && (missing1 = "processing_status"))) || ((data2.retry_count === undefined) && (missing1 = "retry_count"))) || ((data2.max_retries === undefined) && (missing1 = "max_retries"))) || ((data2.next_retry_at === undefined) && (missing1 = "next_retry_at"))) || ((data2.processed_at === undefined) && (missing1 = "processed_at"))) || ((data2.processing_duration_ms === undefined) && (missing1 = "processing_duration_ms"))) || ((data2.error_message === undefined) && (missing1 = "error_message"))) || ((data2.entities === undefined) && (missing1 = "entities"))){
validate0.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/$defs/WebhookEvent/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs9 = errors;
for(const key1 in data2){
if(!(func0.call(schema1.properties, key1))){
validate0.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/$defs/WebhookEvent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.event_id !== undefined){
const _errs10 = errors;
if(typeof data2.event_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/event_id",schemaPath:"#/$defs/WebhookEvent/properties/event_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.event_type !== undefined){
const _errs12 = errors;
if(typeof data2.event_type !== "string"){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/event_type",schemaPath:"#/$defs/WebhookEvent/properties/event_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.timestamp !== undefined){
let data5 = data2.timestamp;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats0(data5))){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/timestamp",schemaPath:"#/$defs/WebhookEvent/properties/timestamp/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/timestamp",schemaPath:"#/$defs/WebhookEvent/properties/timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.received_at !== undefined){
let data6 = data2.received_at;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats0(data6))){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/received_at",schemaPath:"#/$defs/WebhookEvent/properties/received_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/received_at",schemaPath:"#/$defs/WebhookEvent/properties/received_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.rfp_id !== undefined){
const _errs18 = errors;
if(typeof data2.rfp_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/rfp_id",schemaPath:"#/$defs/WebhookEvent/properties/rfp_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.quote_id !== undefined){
const _errs20 = errors;
if(typeof data2.quote_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/quote_id",schemaPath:"#/$defs/WebhookEvent/properties/quote_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.trip_id !== undefined){
const _errs22 = errors;
if(typeof data2.trip_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/trip_id",schemaPath:"#/$defs/WebhookEvent/properties/trip_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.thread_id !== undefined){
const _errs24 = errors;
if(typeof data2.thread_id !== "string"){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/thread_id",schemaPath:"#/$defs/WebhookEvent/properties/thread_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.signature_verified !== undefined){
const _errs26 = errors;
if(typeof data2.signature_verified !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/signature_verified",schemaPath:"#/$defs/WebhookEvent/properties/signature_verified/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.source_ip !== undefined){
const _errs28 = errors;
if(typeof data2.source_ip !== "string"){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/source_ip",schemaPath:"#/$defs/WebhookEvent/properties/source_ip/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.processing_status !== undefined){
let data13 = data2.processing_status;
const _errs30 = errors;
if(typeof data13 !== "string"){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/processing_status",schemaPath:"#/$defs/WebhookEvent/properties/processing_status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data13 === "pending") || (data13 === "processing")) || (data13 === "completed")) || (data13 === "failed")) || (data13 === "dead_letter"))){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/processing_status",schemaPath:"#/$defs/WebhookEvent/properties/processing_status/enum",keyword:"enum",params:{allowedValues: schema1.properties.processing_status.enum}}];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.retry_count !== undefined){
let data14 = data2.retry_count;
const _errs32 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/retry_count",schemaPath:"#/$defs/WebhookEvent/properties/retry_count/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs32){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/retry_count",schemaPath:"#/$defs/WebhookEvent/properties/retry_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.max_retries !== undefined){
let data15 = data2.max_retries;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/max_retries",schemaPath:"#/$defs/WebhookEvent/properties/max_retries/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/max_retries",schemaPath:"#/$defs/WebhookEvent/properties/max_retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.next_retry_at !== undefined){
let data16 = data2.next_retry_at;
const _errs36 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/next_retry_at",schemaPath:"#/$defs/WebhookEvent/properties/next_retry_at/type",keyword:"type",params:{type: schema1.properties.next_retry_at.type}}];
return false;
}
if(errors === _errs36){
if(errors === _errs36){
if(typeof data16 === "string"){
if(!(formats0(data16))){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/next_retry_at",schemaPath:"#/$defs/WebhookEvent/properties/next_retry_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.processed_at !== undefined){
let data17 = data2.processed_at;
const _errs38 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/processed_at",schemaPath:"#/$defs/WebhookEvent/properties/processed_at/type",keyword:"type",params:{type: schema1.properties.processed_at.type}}];
return false;
}
if(errors === _errs38){
if(errors === _errs38){
if(typeof data17 === "string"){
if(!(formats0(data17))){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/processed_at",schemaPath:"#/$defs/WebhookEvent/properties/processed_at/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.processing_duration_ms !== undefined){
let data18 = data2.processing_duration_ms;
const _errs40 = errors;
if((!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) && (data18 !== null)){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/processing_duration_ms",schemaPath:"#/$defs/WebhookEvent/properties/processing_duration_ms/type",keyword:"type",params:{type: schema1.properties.processing_duration_ms.type}}];
return false;
}
var valid3 = _errs40 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.error_message !== undefined){
let data19 = data2.error_message;
const _errs42 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/error_message",schemaPath:"#/$defs/WebhookEvent/properties/error_message/type",keyword:"type",params:{type: schema1.properties.error_message.type}}];
return false;
}
var valid3 = _errs42 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.entities !== undefined){
let data20 = data2.entities;
const _errs44 = errors;
if(errors === _errs44){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key2 in data20){
const _errs47 = errors;
if(typeof data20[key2] !== "string"){
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/entities/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/WebhookEvent/properties/entities/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs47 === errors;
if(!valid4){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/events/" + i0+"/entities",schemaPath:"#/$defs/WebhookEvent/properties/entities/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs44 === errors;
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
validate0.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/$defs/WebhookEvent/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
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
