import { createFileRoute } from '@tanstack/react-router'
import { HelpScreen } from '../features/help/help-screen.tsx'
import { rightsTexts } from '../i18n/activate-language.ts'

export const Route = createFileRoute('/help')({
  loader: async () => {
    await rightsTexts()
  },
  component: HelpScreen,
})
