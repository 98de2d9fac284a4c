#!/usr/bin/env bash
# The public image's health check.
exec 3<>/dev/tcp/127.0.0.1/3310 && printf 'zPING\0' >&3 && [ "$(head -c 4 <&3)" = PONG ]
