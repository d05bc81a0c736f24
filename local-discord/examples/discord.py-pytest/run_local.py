"""Runs the bot against the local Discord whose address is in API. discord.py has no option for it."""

import os

import discord
import yarl

API = os.environ['API']
discord.http.Route.BASE = API + '/v10'
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(API.replace('http', 'ws').replace('/api', '/gateway'))

from bot import bot  # noqa: E402

bot.run(os.environ['TOKEN'])
