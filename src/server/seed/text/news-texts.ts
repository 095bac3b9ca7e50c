import type { LanguageCode } from '../../../reference/interface-languages.ts'
import en from './news/en.json' with { type: 'json' }
import id from './news/id.json' with { type: 'json' }
import km from './news/km.json' with { type: 'json' }
import ko from './news/ko.json' with { type: 'json' }
import mn from './news/mn.json' with { type: 'json' }
import my from './news/my.json' with { type: 'json' }
import ne from './news/ne.json' with { type: 'json' }
import ru from './news/ru.json' with { type: 'json' }
import th from './news/th.json' with { type: 'json' }
import uz from './news/uz.json' with { type: 'json' }
import vi from './news/vi.json' with { type: 'json' }
import zh from './news/zh.json' with { type: 'json' }

export type StoryId = keyof typeof ko

export interface NewsText {
  title: string
  contents: string
}

/** Stories of one province have `{province}` in place of its name. */
export const NEWS_TEXTS: Record<LanguageCode, Record<StoryId, NewsText>> = {
  ko,
  en,
  vi,
  zh,
  th,
  id,
  ne,
  km,
  uz,
  mn,
  ru,
  my,
}
