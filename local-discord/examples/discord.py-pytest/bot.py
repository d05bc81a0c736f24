"""A bot as its author would write it."""

import discord
from discord import app_commands


class Bot(discord.Client):
    def __init__(self):
        super().__init__(intents=discord.Intents.none())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self):
        await self.tree.sync()


bot = Bot()


class Panel(discord.ui.View):
    @discord.ui.button(label='Again', custom_id='again')
    async def again(self, interaction, button):
        await interaction.response.edit_message(content='Pong again')


@bot.tree.command(description='Answers')
async def ping(interaction):
    await interaction.response.send_message('Pong', view=Panel())
