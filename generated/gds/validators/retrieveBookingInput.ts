// @generated from contracts/gds/tools/retrieveBooking.json. Edit the contract, then run npm run codegen.
// @ts-nocheck
import type { Validator } from "#contract";

const pattern0 = new RegExp("^TEST-[A-Z0-9]{6}$", "u");

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
if((data.pnr === undefined) && (missing0 = "pnr")){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pnr !== undefined){
let data0 = data.pnr;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate0.errors = [{instancePath:instancePath+"/pnr",schemaPath:"#/properties/pnr/pattern",keyword:"pattern",params:{pattern: "^TEST-[A-Z0-9]{6}$"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/pnr",schemaPath:"#/properties/pnr/type",keyword:"type",params:{type: "string"}}];
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
validate0.evaluated = {"props":{"pnr":true},"dynamicProps":false,"dynamicItems":false};

export const validate: Validator = validate0;
