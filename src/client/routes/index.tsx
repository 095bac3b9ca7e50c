import { createFileRoute } from '@tanstack/react-router'
import { HomeScreen } from '../features/home/home-screen.tsx'
import { jobsOfTier, newJobCount } from '../features/home/queries.ts'
import { currentLanguage } from '../i18n/activate-language.ts'

export const Route = createFileRoute('/')({
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(newJobCount())
    void queries.prefetchQuery(jobsOfTier('PREMIUM', currentLanguage()))
  },
  component: HomeScreen,
})
