def test_answers_a_command_and_its_button(local):
    mo = local.people['Mo']
    general = local.channel(mo, 'general')
    asked = local.do('runCommand', userId=mo, channelId=general, name='ping')
    answer = local.control('waitForAnswer', interactionId=asked['interactionId'])
    assert answer['content'] == 'Pong'

    local.do('pressComponent', userId=mo, messageId=answer['id'], customId='again')
    changed = local.control('waitForMessage', channelId=general, content='Pong again')
    assert changed['id'] == answer['id']


def test_starts_from_the_seed(local):
    mo = local.people['Mo']
    assert local.do('messages', userId=mo, channelId=local.channel(mo, 'general')) == []
