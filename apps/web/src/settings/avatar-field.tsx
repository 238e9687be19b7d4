/** The visitor's avatar: stored in this browser at once, and sent to the server if this browser has a player there. */
import { Avatar } from '@tortuga/ui'
import { AVATARS } from '@tortuga/wire'
import type { AvatarName } from '@tortuga/wire'
import type { ReactNode } from 'react'
import { savePlayer } from '../api/api.ts'
import { setPrefs, usePrefs } from '../preferences/preferences.ts'
import { useSettingsText } from '../text/settings.ts'
import './avatar-field.css'

const choose = (avatar: AvatarName | null): void => {
  setPrefs({ avatar })
  const { name } = usePrefs.getState()
  if (name !== '') void savePlayer(name, avatar).catch(() => {}) // sent again with the name, when the visitor takes a seat
}

export const AvatarField = (): ReactNode => {
  const settings = useSettingsText()
  const chosen = usePrefs(prefs => prefs.avatar)
  return (
    <fieldset className="choice avatars">
      <legend>{settings.avatar}</legend>
      <label className="avatar-none">
        <input type="radio" name="avatar" checked={chosen === null} onChange={() => choose(null)} />
        {settings.avatarOfSeat}
      </label>
      {AVATARS.map(avatar => (
        <label key={avatar}>
          <input type="radio" name="avatar" checked={avatar === chosen} onChange={() => choose(avatar)} />
          <Avatar seat={0} name={avatar} />
          <span className="vh">{settings.avatars[avatar]}</span>
        </label>
      ))}
      <small className="muted">{settings.avatarHelp}</small>
    </fieldset>
  )
}
