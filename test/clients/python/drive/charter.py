"""A request for quotes against a real server of the pack charter.

Arguments: the server's address, and when the flight is to be.
"""

from __future__ import annotations

import sys

from mock_gds_charter_client import Client, ToolError, errors, types


def ask(server: str, departure: str) -> str:
    with Client(server) as client:
        found = client.search_flights(
            departure_airport="KTEB", arrival_airport="KVNY", passengers=6, departure_date=departure[:10]
        )
        details: types.CreateRfpInputFlightDetails = {
            "departure_airport": "KTEB",
            "arrival_airport": "KVNY",
            "passengers": 6,
            "departure_date": departure,
        }
        operators = [one["operator"]["id"] for one in found["aircraft"]]
        made = client.create_rfp(flight_details=details, operator_ids=operators)
        status = client.get_quote_status(rfp_id=made["rfp_id"])
        if status["total_operators"] != len(operators):
            raise AssertionError(status)
        if client.get_quotes(rfp_id=made["rfp_id"])["total"] != 0:
            raise AssertionError("a quote at once")
        try:
            client.send_message(thread_id="TH-1", message="Is there Wi-Fi?")
        except errors.ThreadNotFound as error:
            return error.reason
        except ToolError as error:
            raise AssertionError("another reason") from error
        raise AssertionError("a message to nobody")


if __name__ == "__main__":
    print(ask(sys.argv[1], sys.argv[2]))
