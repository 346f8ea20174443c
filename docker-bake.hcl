# One image per contract pack, for both platforms, with provenance and a bill of materials:
#   docker buildx bake --push
# A pack to come is one more name in the matrix. Any of the images serves several packs with --pack, as the service desk of compose.yaml does.

variable "REGISTRY" {
  default = "mock-gds"
}

variable "VERSION" {
  default = "0.9.1"
}

variable "REVISION" {
  default = "unknown"
}

group "default" {
  targets = ["image"]
}

target "image" {
  name = "image-${pack}"
  matrix = {
    pack = ["charter", "coastline", "conformance", "crm", "flights", "gds", "hotelcrs", "mail"]
  }
  context    = "."
  dockerfile = "Dockerfile"
  target     = "runtime"
  platforms  = ["linux/amd64", "linux/arm64"]
  args = {
    PACK     = pack
    VERSION  = VERSION
    REVISION = REVISION
  }
  tags   = ["${REGISTRY}/${pack}:${VERSION}"]
  attest = ["type=provenance,mode=max", "type=sbom"]
}
