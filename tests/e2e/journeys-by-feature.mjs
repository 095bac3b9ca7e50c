// Which journeys use which part of the product, for `npm test -- --changed`.

/**
 * `parts` are names of folders or files (without extension) anywhere below src: `job` is src/client/features/job,
 * src/server/features/job, src/contract/job and so on. `journeys` are names of spec files without folder and extension.
 * A source file that no part names is used by every journey.
 */
export const JOURNEYS_BY_FEATURE = [
  {
    parts: ['member', 'account', 'session', 'password', 'find-id', 'social', 'consent', 'identity'],
    journeys: [
      'account',
      'consent',
      'password',
      'session',
      'sign-in',
      'sign-up',
      'providers',
      'way-back',
      'guards',
    ],
  },
  { parts: ['session', 'settings'], journeys: ['outbox-intercepted', 'announcement', 'operator-members'] },
  {
    parts: ['email-link', 'email-verification', 'certification', 'secret'],
    journeys: ['email-link', 'sign-up'],
  },
  { parts: ['factor', 'second-factor'], journeys: ['factors', 'operator'] },
  { parts: ['stay', 'work-right'], journeys: ['stay', 'help', 'job-card', 'search'] },
  {
    parts: ['job', 'search', 'saved-search', 'view'],
    journeys: ['search', 'no-jobs', 'near', 'job-card', 'home', 'closed', 'first-paint', 'share-preview'],
  },
  {
    parts: ['job'],
    journeys: ['announcement', 'underground', 'reading', 'last-screen', 'providers'],
  },
  {
    parts: ['region', 'place', 'address', 'country'],
    journeys: ['near', 'search', 'outbox-resume', 'sheet-forms', 'talent', 'back-closes'],
  },
  { parts: ['favorite'], journeys: ['underground', 'twice', 'full-storage', 'install'] },
  { parts: ['work', 'wage'], journeys: ['announcement', 'search', 'job-card'] },
  { parts: ['landing'], journeys: ['landing'] },
  {
    parts: ['home', 'banner', 'advertisement'],
    journeys: ['home', 'home-member', 'verified-business', 'large-text'],
  },
  { parts: ['banner', 'placement'], journeys: ['operator-banners', 'news'] },
  { parts: ['news'], journeys: ['news', 'reading', 'operator', 'operator-banners', 'operator-desks'] },
  { parts: ['help'], journeys: ['help'] },
  {
    parts: ['announcement', 'work-days'],
    journeys: ['announcement', 'announcement-conflict', 'first-posting', 'post-again', 'sheet-forms'],
  },
  {
    parts: ['announcement'],
    journeys: ['verified-business', 'operator-cases', 'operator-names', 'written-translation'],
  },
  {
    parts: ['applicant', 'application', 'resume-view'],
    journeys: [
      'applicants',
      'dashboard',
      'verified-business',
      'apply-without-resume',
      'closed',
      'home-member',
      'talent',
    ],
  },
  { parts: ['application', 'behind'], journeys: ['twice', 'underground', 'conflict-both'] },
  { parts: ['dashboard'], journeys: ['dashboard'] },
  {
    parts: ['company', 'colleague', 'employer', 'verification', 'business', 'guarantee'],
    journeys: ['company', 'verified-business', 'operator-cases', 'operator-names'],
  },
  {
    parts: ['resume', 'desired-job', 'phrase', 'image', 'file', 'images', 'candidate'],
    journeys: ['resume-form', 'resume-refusals', 'resume-paper', 'outbox-resume'],
  },
  {
    parts: ['resume', 'desired-job'],
    journeys: ['conflict', 'conflict-both', 'apply-without-resume', 'background-sync'],
  },
  { parts: ['image', 'file'], journeys: ['full-storage', 'outbox-intercepted'] },
  { parts: ['resume-paper'], journeys: ['resume-paper', 'outbox-resume'] },
  { parts: ['talent', 'point'], journeys: ['talent', 'proposal'] },
  { parts: ['proposal', 'time-offer'], journeys: ['proposal', 'conversation'] },
  { parts: ['conversation', 'message'], journeys: ['conversation', 'chat-language'] },
  {
    parts: ['notification', 'alarm', 'alert', 'event'],
    journeys: ['alerts', 'push', 'push-permission', 'payment'],
  },
  { parts: ['push', 'push-message', 'should-suppress-push'], journeys: ['push', 'push-permission'] },
  {
    parts: ['order', 'payment', 'product', 'coupon', 'receipt', 'point'],
    journeys: ['payment', 'payment-once', 'announcement', 'operator-desks'],
  },
  { parts: ['pay', 'late-pay', 'arrears', 'wage'], journeys: ['my-pay', 'fairness'] },
  {
    parts: ['report', 'fraud', 'safety', 'signal'],
    journeys: ['fairness', 'operator-cases'],
  },
  {
    parts: ['operator', 'case'],
    journeys: [
      'operator',
      'operator-banners',
      'operator-cases',
      'operator-desks',
      'operator-members',
      'operator-names',
      'operator-occupations',
    ],
  },
  { parts: ['translation'], journeys: ['providers', 'written-translation', 'chat-language'] },
  { parts: ['language'], journeys: ['language', 'chat-language', 'access', 'color-scheme'] },
  { parts: ['share', 'sitemap'], journeys: ['share-preview'] },
  {
    parts: ['outbox', 'outbox-sender'],
    journeys: [
      'outbox-resume',
      'outbox-intercepted',
      'background-sync',
      'underground',
      'twice',
      'session',
      'conflict',
      'full-storage',
      'update',
    ],
  },
  {
    parts: ['drafts'],
    journeys: ['announcement', 'resume-form', 'sign-in', 'update', 'sheet-forms'],
  },
  {
    parts: ['sw', 'cache'],
    journeys: [
      'reading',
      'update',
      'background-sync',
      'outbox-resume',
      'last-screen',
      'push',
      'push-permission',
      'damaged-app',
    ],
  },
  { parts: ['install'], journeys: ['install', 'update', 'landing', 'damaged-app'] },
  {
    parts: ['pages'],
    journeys: ['first-paint', 'first-visit', 'last-screen', 'landing', 'share-preview', 'language'],
  },
  {
    parts: ['layout', 'theme'],
    journeys: [
      'access',
      'keyboard',
      'action-bar',
      'header',
      'large-text',
      'guards',
      'back-closes',
      'color-scheme',
    ],
  },
  // Measured on all public pages.
  { parts: ['build', 'public-pages'], journeys: ['first-visit-size', 'first-visit', 'first-paint'] },
]
