// @generated from contracts/coastline/tools/get_airport_code.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";
import { codePointLength } from "#contract";

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
if((data.city_name === undefined) && (missing0 = "city_name")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.city_name !== undefined){
let data0 = data.city_name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 100){
validate0.errors = [{instancePath:instancePath+"/city_name",schemaPath:"#/properties/city_name/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data0) < 1){
validate0.errors = [{instancePath:instancePath+"/city_name",schemaPath:"#/properties/city_name/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/city_name",schemaPath:"#/properties/city_name/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate0.evaluated = {"props":{"city_name":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
