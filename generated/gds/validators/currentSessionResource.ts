// @generated from contracts/gds/resources.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { formats } from "#contract";

const schema0 = {"type":"object","properties":{"session":{"type":"object","properties":{"sessionId":{"type":["string","null"]},"kind":{"type":"string"},"transport":{"type":"string"},"clientName":{"type":["string","null"]},"clientVersion":{"type":["string","null"]},"protocolVersion":{"type":["string","null"]},"createdAt":{"type":"string","format":"date-time"},"lastActivityAt":{"type":"string","format":"date-time"},"toolCalls":{"type":"integer"},"bookings":{"type":"integer"}},"required":["sessionId","kind","transport","clientName","clientVersion","protocolVersion","createdAt","lastActivityAt","toolCalls","bookings"],"additionalProperties":false},"world":{"$ref":"#/$defs/World"},"settings":{"type":"object","properties":{"realism":{"type":"string","enum":["contract","strict"]},"isolation":{"type":"string","enum":["world","session"]},"store":{"type":"string"}},"required":["realism","isolation","store"],"additionalProperties":false},"limits":{"type":"object","properties":{"seatsPerBooking":{"type":"integer"},"flightWindowDays":{"type":"integer"},"hotelWindowDays":{"type":"integer"},"longestStayNights":{"type":"integer"},"longestRentalDays":{"type":"integer"},"offerLifeMinutes":{"type":"integer"}},"required":["seatsPerBooking","flightWindowDays","hotelWindowDays","longestStayNights","longestRentalDays","offerLifeMinutes"],"additionalProperties":false},"server":{"type":"object","properties":{"name":{"type":"string"},"version":{"type":"string"},"contractVersion":{"type":"string"},"manifestHash":{"type":"string"}},"required":["name","version","contractVersion","manifestHash"],"additionalProperties":false}},"required":["session","world","settings","limits","server"],"additionalProperties":false,"$defs":{"World":{"type":"object","properties":{"worldId":{"type":"string"},"seed":{"type":"string"},"now":{"type":"string","format":"date-time"},"schemaVersion":{"type":"string"}},"required":["worldId","seed","now","schemaVersion"],"additionalProperties":false}}};
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
if((((((data.session === undefined) && (missing0 = "session")) || ((data.world === undefined) && (missing0 = "world"))) || ((data.settings === undefined) && (missing0 = "settings"))) || ((data.limits === undefined) && (missing0 = "limits"))) || ((data.server === undefined) && (missing0 = "server"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "session") || (key0 === "world")) || (key0 === "settings")) || (key0 === "limits")) || (key0 === "server"))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.session !== undefined){
let data0 = data.session;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((((((((data0.sessionId === undefined) && (missing1 = "sessionId")) || ((data0.kind === undefined) && (missing1 = "kind"))) || ((data0.transport === undefined) && (missing1 = "transport"))) || ((data0.clientName === undefined) && (missing1 = "clientName"))) || ((data0.clientVersion === undefined) && (missing1 = "clientVersion"))) || ((data0.protocolVersion === undefined) && (missing1 = "protocolVersion"))) || ((data0.createdAt === undefined) && (missing1 = "createdAt"))) || ((data0.lastActivityAt === undefined) && (missing1 = "lastActivityAt"))) || ((data0.toolCalls === undefined) && (missing1 = "toolCalls"))) || ((data0.bookings === undefined) && (missing1 = "bookings"))){
validate0.errors = [{instancePath:instancePath+"/session",schemaPath:"#/properties/session/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(func0.call(schema0.properties.session.properties, key1))){
validate0.errors = [{instancePath:instancePath+"/session",schemaPath:"#/properties/session/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.sessionId !== undefined){
let data1 = data0.sessionId;
const _errs5 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/session/sessionId",schemaPath:"#/properties/session/properties/sessionId/type",keyword:"type",params:{type: schema0.properties.session.properties.sessionId.type}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.kind !== undefined){
const _errs7 = errors;
if(typeof data0.kind !== "string"){
validate0.errors = [{instancePath:instancePath+"/session/kind",schemaPath:"#/properties/session/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.transport !== undefined){
const _errs9 = errors;
if(typeof data0.transport !== "string"){
validate0.errors = [{instancePath:instancePath+"/session/transport",schemaPath:"#/properties/session/properties/transport/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.clientName !== undefined){
let data4 = data0.clientName;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/session/clientName",schemaPath:"#/properties/session/properties/clientName/type",keyword:"type",params:{type: schema0.properties.session.properties.clientName.type}}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.clientVersion !== undefined){
let data5 = data0.clientVersion;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/session/clientVersion",schemaPath:"#/properties/session/properties/clientVersion/type",keyword:"type",params:{type: schema0.properties.session.properties.clientVersion.type}}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.protocolVersion !== undefined){
let data6 = data0.protocolVersion;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/session/protocolVersion",schemaPath:"#/properties/session/properties/protocolVersion/type",keyword:"type",params:{type: schema0.properties.session.properties.protocolVersion.type}}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.createdAt !== undefined){
let data7 = data0.createdAt;
const _errs17 = errors;
if(errors === _errs17){
if(errors === _errs17){
if(typeof data7 === "string"){
if(!(formats0(data7))){
validate0.errors = [{instancePath:instancePath+"/session/createdAt",schemaPath:"#/properties/session/properties/createdAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/session/createdAt",schemaPath:"#/properties/session/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.lastActivityAt !== undefined){
let data8 = data0.lastActivityAt;
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data8 === "string"){
if(!(formats0(data8))){
validate0.errors = [{instancePath:instancePath+"/session/lastActivityAt",schemaPath:"#/properties/session/properties/lastActivityAt/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/session/lastActivityAt",schemaPath:"#/properties/session/properties/lastActivityAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.toolCalls !== undefined){
let data9 = data0.toolCalls;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/session/toolCalls",schemaPath:"#/properties/session/properties/toolCalls/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.bookings !== undefined){
let data10 = data0.bookings;
const _errs23 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate0.errors = [{instancePath:instancePath+"/session/bookings",schemaPath:"#/properties/session/properties/bookings/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs23 === errors;
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
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.world !== undefined){
let data11 = data.world;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((((data11.worldId === undefined) && (missing2 = "worldId")) || ((data11.seed === undefined) && (missing2 = "seed"))) || ((data11.now === undefined) && (missing2 = "now"))) || ((data11.schemaVersion === undefined) && (missing2 = "schemaVersion"))){
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/World/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs28 = errors;
for(const key2 in data11){
if(!((((key2 === "worldId") || (key2 === "seed")) || (key2 === "now")) || (key2 === "schemaVersion"))){
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/World/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs28 === errors){
if(data11.worldId !== undefined){
const _errs29 = errors;
if(typeof data11.worldId !== "string"){
validate0.errors = [{instancePath:instancePath+"/world/worldId",schemaPath:"#/$defs/World/properties/worldId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.seed !== undefined){
const _errs31 = errors;
if(typeof data11.seed !== "string"){
validate0.errors = [{instancePath:instancePath+"/world/seed",schemaPath:"#/$defs/World/properties/seed/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.now !== undefined){
let data14 = data11.now;
const _errs33 = errors;
if(errors === _errs33){
if(errors === _errs33){
if(typeof data14 === "string"){
if(!(formats0(data14))){
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
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.schemaVersion !== undefined){
const _errs35 = errors;
if(typeof data11.schemaVersion !== "string"){
validate0.errors = [{instancePath:instancePath+"/world/schemaVersion",schemaPath:"#/$defs/World/properties/schemaVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs35 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/world",schemaPath:"#/$defs/World/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settings !== undefined){
let data16 = data.settings;
const _errs37 = errors;
if(errors === _errs37){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing3;
if((((data16.realism === undefined) && (missing3 = "realism")) || ((data16.isolation === undefined) && (missing3 = "isolation"))) || ((data16.store === undefined) && (missing3 = "store"))){
validate0.errors = [{instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs39 = errors;
for(const key3 in data16){
if(!(((key3 === "realism") || (key3 === "isolation")) || (key3 === "store"))){
validate0.errors = [{instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs39 === errors){
if(data16.realism !== undefined){
let data17 = data16.realism;
const _errs40 = errors;
if(typeof data17 !== "string"){
validate0.errors = [{instancePath:instancePath+"/settings/realism",schemaPath:"#/properties/settings/properties/realism/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data17 === "contract") || (data17 === "strict"))){
validate0.errors = [{instancePath:instancePath+"/settings/realism",schemaPath:"#/properties/settings/properties/realism/enum",keyword:"enum",params:{allowedValues: schema0.properties.settings.properties.realism.enum}}];
return false;
}
var valid4 = _errs40 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data16.isolation !== undefined){
let data18 = data16.isolation;
const _errs42 = errors;
if(typeof data18 !== "string"){
validate0.errors = [{instancePath:instancePath+"/settings/isolation",schemaPath:"#/properties/settings/properties/isolation/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data18 === "world") || (data18 === "session"))){
validate0.errors = [{instancePath:instancePath+"/settings/isolation",schemaPath:"#/properties/settings/properties/isolation/enum",keyword:"enum",params:{allowedValues: schema0.properties.settings.properties.isolation.enum}}];
return false;
}
var valid4 = _errs42 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data16.store !== undefined){
const _errs44 = errors;
if(typeof data16.store !== "string"){
validate0.errors = [{instancePath:instancePath+"/settings/store",schemaPath:"#/properties/settings/properties/store/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs44 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data20 = data.limits;
const _errs46 = errors;
if(errors === _errs46){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing4;
if(((((((data20.seatsPerBooking === undefined) && (missing4 = "seatsPerBooking")) || ((data20.flightWindowDays === undefined) && (missing4 = "flightWindowDays"))) || ((data20.hotelWindowDays === undefined) && (missing4 = "hotelWindowDays"))) || ((data20.longestStayNights === undefined) && (missing4 = "longestStayNights"))) || ((data20.longestRentalDays === undefined) && (missing4 = "longestRentalDays"))) || ((data20.offerLifeMinutes === undefined) && (missing4 = "offerLifeMinutes"))){
validate0.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs48 = errors;
for(const key4 in data20){
if(!((((((key4 === "seatsPerBooking") || (key4 === "flightWindowDays")) || (key4 === "hotelWindowDays")) || (key4 === "longestStayNights")) || (key4 === "longestRentalDays")) || (key4 === "offerLifeMinutes"))){
validate0.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs48 === errors){
if(data20.seatsPerBooking !== undefined){
let data21 = data20.seatsPerBooking;
const _errs49 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate0.errors = [{instancePath:instancePath+"/limits/seatsPerBooking",schemaPath:"#/properties/limits/properties/seatsPerBooking/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs49 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data20.flightWindowDays !== undefined){
let data22 = data20.flightWindowDays;
const _errs51 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate0.errors = [{instancePath:instancePath+"/limits/flightWindowDays",schemaPath:"#/properties/limits/properties/flightWindowDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs51 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data20.hotelWindowDays !== undefined){
let data23 = data20.hotelWindowDays;
const _errs53 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate0.errors = [{instancePath:instancePath+"/limits/hotelWindowDays",schemaPath:"#/properties/limits/properties/hotelWindowDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs53 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data20.longestStayNights !== undefined){
let data24 = data20.longestStayNights;
const _errs55 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate0.errors = [{instancePath:instancePath+"/limits/longestStayNights",schemaPath:"#/properties/limits/properties/longestStayNights/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs55 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data20.longestRentalDays !== undefined){
let data25 = data20.longestRentalDays;
const _errs57 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate0.errors = [{instancePath:instancePath+"/limits/longestRentalDays",schemaPath:"#/properties/limits/properties/longestRentalDays/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs57 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data20.offerLifeMinutes !== undefined){
let data26 = data20.offerLifeMinutes;
const _errs59 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate0.errors = [{instancePath:instancePath+"/limits/offerLifeMinutes",schemaPath:"#/properties/limits/properties/offerLifeMinutes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid5 = _errs59 === errors;
}
else {
var valid5 = true;
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
validate0.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server !== undefined){
let data27 = data.server;
const _errs61 = errors;
if(errors === _errs61){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing5;
if(((((data27.name === undefined) && (missing5 = "name")) || ((data27.version === undefined) && (missing5 = "version"))) || ((data27.contractVersion === undefined) && (missing5 = "contractVersion"))) || ((data27.manifestHash === undefined) && (missing5 = "manifestHash"))){
validate0.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs63 = errors;
for(const key5 in data27){
if(!((((key5 === "name") || (key5 === "version")) || (key5 === "contractVersion")) || (key5 === "manifestHash"))){
validate0.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs63 === errors){
if(data27.name !== undefined){
const _errs64 = errors;
if(typeof data27.name !== "string"){
validate0.errors = [{instancePath:instancePath+"/server/name",schemaPath:"#/properties/server/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs64 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.version !== undefined){
const _errs66 = errors;
if(typeof data27.version !== "string"){
validate0.errors = [{instancePath:instancePath+"/server/version",schemaPath:"#/properties/server/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs66 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.contractVersion !== undefined){
const _errs68 = errors;
if(typeof data27.contractVersion !== "string"){
validate0.errors = [{instancePath:instancePath+"/server/contractVersion",schemaPath:"#/properties/server/properties/contractVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs68 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data27.manifestHash !== undefined){
const _errs70 = errors;
if(typeof data27.manifestHash !== "string"){
validate0.errors = [{instancePath:instancePath+"/server/manifestHash",schemaPath:"#/properties/server/properties/manifestHash/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs70 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs61 === errors;
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
