/** The settings page: name, look and sound, offline use, devices, “Forget me”. */
import type { ReactNode } from 'react'
import { TextPage } from '../shell/page-frame.tsx'
import { useSettingsText } from '../text/settings.ts'
import { AvatarField } from './avatar-field.tsx'
import { DevicesSection } from './devices-section.tsx'
import { ForgetSection } from './forget-section.tsx'
import { NameForm } from './name-form.tsx'
import { OfflineSection } from './offline-section.tsx'
import { OtherDeviceSection } from './other-device-section.tsx'
import { PreferenceFields } from './preference-fields.tsx'

export const SettingsPage = (): ReactNode => {
  const settings = useSettingsText()
  return (
    <TextPage title={settings.title}>
      <section className="stack">
        <h2>{settings.you}</h2>
        <NameForm />
        <AvatarField />
      </section>
      <section className="stack preferences">
        <h2>{settings.look}</h2>
        <PreferenceFields />
      </section>
      <OfflineSection />
      <OtherDeviceSection />
      <DevicesSection />
      <ForgetSection />
    </TextPage>
  )
}
