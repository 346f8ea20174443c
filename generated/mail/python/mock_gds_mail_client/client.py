# @generated from contracts/mail. Edit the contract, then run npm run codegen.
"""The clients of Mail."""

from __future__ import annotations

from typing import Unpack

from . import contract, types
from .runtime.async_client import AsyncClientBase
from .runtime.sync_client import ClientBase


class Client(ClientBase):
    """Mail: the client with blocking calls.

    Sends e-mail through a Gmail mailbox, also from templates, and reads threads. In mock mode
    the mailbox is one of the world's, and nothing leaves the machine.
    """

    _pack = contract.pack

    def send_email(self, /, **arguments: Unpack[types.SendEmailInput]) -> types.SendEmailOutput:
        """Send email with optional attachments.

        Raises these classes of the module errors: HeaderInjection, AttachmentInvalid,
        MessageTooLarge, StillSending, IdempotencyConflict, WorldFull.

        Example::

            result = client.send_email(
                to="client@example.com",
                subject="Your flight on 15 June",
                body="The crew is confirmed.",
                body_type="text",
            )
        """
        return self._call(contract.SEND_EMAIL, arguments)

    def send_template_email(
        self, /, **arguments: Unpack[types.SendTemplateEmailInput]
    ) -> types.SendTemplateEmailOutput:
        """Send email using predefined template.

        Raises these classes of the module errors: HeaderInjection, AttachmentInvalid,
        MessageTooLarge, TemplateDataInvalid, StillSending, IdempotencyConflict, WorldFull.

        Example::

            result = client.send_template_email(
                to="client@example.com",
                template_name="flight_proposal",
                template_data={
                    "client_name": "John Doe",
                    "proposal_count": 1,
                    "departure_airport": "KTEB",
                    "arrival_airport": "KVNY",
                    "departure_date": "2026-06-15",
                    "aircraft": [
                        {
                            "type": "Citation X",
                            "price_usd": 45000,
                            "operator_name": "Executive Jet Management",
                            "capacity": 8,
                            "features": "Wi-Fi",
                        },
                    ],
                    "contact_phone": "+1 555 0100",
                },
            )
        """
        return self._call(contract.SEND_TEMPLATE_EMAIL, arguments)

    def get_thread_history(
        self, /, **arguments: Unpack[types.GetThreadHistoryInput]
    ) -> types.GetThreadHistoryOutput:
        """Retrieve email thread for context.

        Raises these classes of the module errors: ThreadNotFound.

        Example::

            result = client.get_thread_history(thread_id="af1fc49caeec9fb3")
        """
        return self._call(contract.GET_THREAD_HISTORY, arguments)

    def read_threads(self) -> types.ThreadsResource:
        """The newest threads of the mailbox, with what was written last in each.

        URI: mail://threads
        """
        return self._read(contract.READ_THREADS)

    def read_thread(self, /, thread_id: str) -> types.ThreadResource:
        """One thread: its newest 50 messages, oldest first.

        URI: mail://threads/{thread_id}
        """
        return self._read(contract.READ_THREAD, thread_id=thread_id)

    def read_templates(self) -> types.TemplatesResource:
        """The templates of send_template_email, with the variables that each needs.

        URI: mail://templates
        """
        return self._read(contract.READ_TEMPLATES)

    def read_status(self) -> types.StatusResource:
        """Whom requests are sent to, how many were and how they ended, and messages whose fate is
        open.

        URI: mail://status
        """
        return self._read(contract.READ_STATUS)

    def read_errors(self) -> types.ErrorsResource:
        """Every reason for which a call can be refused, with its code and what to do next.

        URI: mail://errors
        """
        return self._read(contract.READ_ERRORS)


class AsyncClient(AsyncClientBase):
    """Mail: the client for asyncio.

    Sends e-mail through a Gmail mailbox, also from templates, and reads threads. In mock mode
    the mailbox is one of the world's, and nothing leaves the machine.
    """

    _pack = contract.pack

    async def send_email(
        self, /, **arguments: Unpack[types.SendEmailInput]
    ) -> types.SendEmailOutput:
        """Send email with optional attachments.

        Raises these classes of the module errors: HeaderInjection, AttachmentInvalid,
        MessageTooLarge, StillSending, IdempotencyConflict, WorldFull.

        Example::

            result = await client.send_email(
                to="client@example.com",
                subject="Your flight on 15 June",
                body="The crew is confirmed.",
                body_type="text",
            )
        """
        return await self._call(contract.SEND_EMAIL, arguments)

    async def send_template_email(
        self, /, **arguments: Unpack[types.SendTemplateEmailInput]
    ) -> types.SendTemplateEmailOutput:
        """Send email using predefined template.

        Raises these classes of the module errors: HeaderInjection, AttachmentInvalid,
        MessageTooLarge, TemplateDataInvalid, StillSending, IdempotencyConflict, WorldFull.

        Example::

            result = await client.send_template_email(
                to="client@example.com",
                template_name="flight_proposal",
                template_data={
                    "client_name": "John Doe",
                    "proposal_count": 1,
                    "departure_airport": "KTEB",
                    "arrival_airport": "KVNY",
                    "departure_date": "2026-06-15",
                    "aircraft": [
                        {
                            "type": "Citation X",
                            "price_usd": 45000,
                            "operator_name": "Executive Jet Management",
                            "capacity": 8,
                            "features": "Wi-Fi",
                        },
                    ],
                    "contact_phone": "+1 555 0100",
                },
            )
        """
        return await self._call(contract.SEND_TEMPLATE_EMAIL, arguments)

    async def get_thread_history(
        self, /, **arguments: Unpack[types.GetThreadHistoryInput]
    ) -> types.GetThreadHistoryOutput:
        """Retrieve email thread for context.

        Raises these classes of the module errors: ThreadNotFound.

        Example::

            result = await client.get_thread_history(thread_id="af1fc49caeec9fb3")
        """
        return await self._call(contract.GET_THREAD_HISTORY, arguments)

    async def read_threads(self) -> types.ThreadsResource:
        """The newest threads of the mailbox, with what was written last in each.

        URI: mail://threads
        """
        return await self._read(contract.READ_THREADS)

    async def read_thread(self, /, thread_id: str) -> types.ThreadResource:
        """One thread: its newest 50 messages, oldest first.

        URI: mail://threads/{thread_id}
        """
        return await self._read(contract.READ_THREAD, thread_id=thread_id)

    async def read_templates(self) -> types.TemplatesResource:
        """The templates of send_template_email, with the variables that each needs.

        URI: mail://templates
        """
        return await self._read(contract.READ_TEMPLATES)

    async def read_status(self) -> types.StatusResource:
        """Whom requests are sent to, how many were and how they ended, and messages whose fate is
        open.

        URI: mail://status
        """
        return await self._read(contract.READ_STATUS)

    async def read_errors(self) -> types.ErrorsResource:
        """Every reason for which a call can be refused, with its code and what to do next.

        URI: mail://errors
        """
        return await self._read(contract.READ_ERRORS)
