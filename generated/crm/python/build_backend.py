"""Builds this project for pip (PEP 517 and 660), with the standard library alone."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import tarfile
import tomllib
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent
#: Time stamp of every file in a wheel, so that the same files give the same wheel. Source archives have the time 0.
LONG_AGO = (1980, 1, 1, 0, 0, 0)


class Project(NamedTuple):
    """The fields of pyproject.toml that the archives need."""

    name: str
    version: str
    description: str
    license: str
    python: str
    classifiers: list[str]

    @property
    def module(self) -> str:
        return self.name.replace("-", "_")

    @property
    def stem(self) -> str:
        return f"{self.module}-{self.version}"

    @property
    def metadata(self) -> str:
        lines = [
            "Metadata-Version: 2.1",
            f"Name: {self.name}",
            f"Version: {self.version}",
            f"Summary: {self.description}",
            f"License: {self.license}",
            f"Requires-Python: {self.python}",
            *(f"Classifier: {classifier}" for classifier in self.classifiers),
            "Description-Content-Type: text/markdown",
        ]
        return "\n".join(lines) + "\n\n" + (ROOT / "README.md").read_text("utf-8")


def read_project() -> Project:
    """Reads pyproject.toml in the folder of this file."""
    said = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return Project(
        said["name"],
        said["version"],
        said["description"],
        said["license"]["text"],
        said["requires-python"],
        said["classifiers"],
    )


def build_wheel(
    wheel_directory: str,
    config_settings: Mapping[str, object] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Builds a wheel in `wheel_directory` and returns its file name (PEP 517)."""
    project = read_project()
    files = [(path.relative_to(ROOT).as_posix(), path.read_bytes()) for path in _sources(project)]
    return _write_wheel(Path(wheel_directory), project, files)


def build_editable(
    wheel_directory: str,
    config_settings: Mapping[str, object] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Builds a wheel that links to this folder, for `pip install -e` (PEP 660). Returns its file name."""
    project = read_project()
    return _write_wheel(Path(wheel_directory), project, [(f"{project.module}.pth", f"{ROOT}\n".encode())])


def build_sdist(sdist_directory: str, config_settings: Mapping[str, object] | None = None) -> str:
    """Builds a source archive in `sdist_directory` and returns its file name (PEP 517)."""
    project = read_project()
    name = f"{project.stem}.tar.gz"
    own = [ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "build_backend.py"]
    files = [(path.relative_to(ROOT).as_posix(), path.read_bytes()) for path in [*own, *_sources(project)]]
    # tarfile would write the current time into the header of gzip.
    with (
        (Path(sdist_directory) / name).open("wb") as file,
        gzip.GzipFile(filename="", mode="wb", fileobj=file, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for path, content in [("PKG-INFO", project.metadata.encode()), *files]:
            member = tarfile.TarInfo(f"{project.stem}/{path}")
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return name


def _sources(project: Project) -> list[Path]:
    module = ROOT / project.module
    return sorted(path for path in module.rglob("*") if path.suffix == ".py" or path.name == "py.typed")


def _write_wheel(folder: Path, project: Project, files: Iterable[tuple[str, bytes]]) -> str:
    name = f"{project.stem}-py3-none-any.whl"
    about = f"{project.stem}.dist-info"
    wheel = "Wheel-Version: 1.0\nGenerator: build_backend\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    entries = [*files, (f"{about}/METADATA", project.metadata.encode()), (f"{about}/WHEEL", wheel.encode())]
    record = "".join(f"{path},sha256={_digest(content)},{len(content)}\n" for path, content in entries)
    entries.append((f"{about}/RECORD", f"{record}{about}/RECORD,,\n".encode()))
    with zipfile.ZipFile(folder / name, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in entries:
            member = zipfile.ZipInfo(path, LONG_AGO)
            member.external_attr = 0o644 << 16
            member.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(member, content)
    return name


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode("ascii").rstrip("=")
