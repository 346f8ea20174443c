"""Parses the URL of a server, and finds the proxy for it."""

from __future__ import annotations

import ipaddress
from base64 import b64encode
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote, urlsplit
from urllib.request import getproxies, proxy_bypass

#: A value of `HttpServer(proxy=...)`: use the proxy of HTTP_PROXY or HTTPS_PROXY, unless NO_PROXY lists the host.
ENVIRONMENT: Final = "environment"

_PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True, slots=True)
class Origin:
    """Scheme, host and port of a server."""

    scheme: str
    host: str
    port: int

    @property
    def authority(self) -> str:
        """Host and port as in a Host header: the default port of the scheme is left out."""
        return self._bracketed if self.port == _PORTS[self.scheme] else self.authority_with_port

    @property
    def authority_with_port(self) -> str:
        """Host and port as in a CONNECT request: the port is always there."""
        return f"{self._bracketed}:{self.port}"

    @property
    def _bracketed(self) -> str:
        return f"[{self.host}]" if ":" in self.host else self.host

    @property
    def is_loopback(self) -> bool:
        """Whether the host is a loopback address, `localhost` or a name below `.localhost`."""
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost" or self.host.endswith(".localhost")


@dataclass(frozen=True, slots=True)
class Proxy:
    """A proxy. The client connects to it with plain HTTP."""

    origin: Origin
    #: Headers that only the proxy gets, such as Proxy-Authorization.
    headers: dict[str, str]


def _ascii_host(host: str) -> str:
    return host if host.isascii() else host.encode("idna").decode("ascii")


def split_url(url: str) -> tuple[Origin, str]:
    """Splits a URL into its origin and the target of a request: path and query.

    Raises ValueError for a URL that is not http or https, names no host, holds a user name or
    password, or has characters that must be percent-encoded.
    """
    parts = urlsplit(url)
    if parts.scheme not in _PORTS or not parts.hostname:
        raise ValueError("an address begins with http:// or https://, and names a host")
    if parts.username is not None or parts.password is not None:
        raise ValueError("an address must not hold a password: send an Authorization header")
    target = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
    if not target.isascii() or not target.isprintable() or " " in target:
        raise ValueError("an address is written in printable ASCII: percent-encode the rest")
    return Origin(parts.scheme, _ascii_host(parts.hostname), parts.port or _PORTS[parts.scheme]), target


def _proxy_at(url: str, name: str) -> Proxy:
    expected = f"{name}: expected http://host:port, with user:password@ before the host if the proxy asks for it"
    try:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme != "http" or not parts.hostname:
            raise ValueError
        origin = Origin("http", _ascii_host(parts.hostname), parts.port or _PORTS["http"])
    except ValueError:
        # The URL may hold a password: the message shows neither the URL nor the original error.
        raise ValueError(expected) from None
    if parts.username is None:
        return Proxy(origin, {})
    known = f"{unquote(parts.username)}:{unquote(parts.password or '')}"
    return Proxy(origin, {"Proxy-Authorization": f"Basic {b64encode(known.encode()).decode('ascii')}"})


def proxy_to(origin: Origin, proxy: str | None) -> Proxy | None:
    """The proxy for an origin; None to connect directly. `proxy` is the setting of HttpServer.

    Raises ValueError for a proxy URL that is not http or names no host.
    """
    if proxy != ENVIRONMENT:
        return None if proxy is None else _proxy_at(proxy, "proxy")
    named = getproxies().get(origin.scheme)
    if named is None or origin.is_loopback or proxy_bypass(origin.authority_with_port):
        return None
    return _proxy_at(named, f"{origin.scheme.upper()}_PROXY")
