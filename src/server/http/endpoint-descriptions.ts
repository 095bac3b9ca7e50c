const CONTINUED = 'totalCount counts up to 10,000. after=nextCursor continues the list at any depth.'
const EXPORTED =
  'The newest 100,000 rows; x-row-count says how many match, and x-rows-cut whether there are more. Recorded with the filters.'

/** Details of endpoints for the API reference, by name; the declarations contain only summaries, as browsers load them. */
export const ENDPOINT_DESCRIPTIONS: Readonly<Record<string, string>> = {
  'certifications.sendCode': 'The answer does not tell whether the number has an account.',
  'certifications.certify':
    'onlyForCertification=true verifies the number for the signed-in member; false signs in the member with that verified number, or answers with a proof of the number and what it asks for.',
  'members.sendEmailLink': 'A confirmed address gets no mail.',
  'members.getEmailLink': 'Confirms nothing.',
  'members.confirmEmail': 'Can be repeated.',
  'factors.get': 'Does not tell whose account it is.',
  'factors.undo':
    'Also undoes later changes: restores e-mail address, cellphone and providers, ends all sessions and removes the password. The answer contains a token that sets a new one.',
  'factors.requestEmailChange':
    'Sends a link to the new address, valid for an hour. The address changes when the link is opened. The answer does not tell whether the address has an account.',
  'factors.confirmEmailChange': 'Only for the member who requested it.',
  'factors.disconnectProvider': 'Can be repeated.',
  'members.findId': 'Requires name, verified cellphone and a code; null if no member matches.',
  'members.createByCellphone':
    'Takes the proof of POST /certifications. Repeating it opens the account that it has made.',
  'members.signInByCellphone':
    'Takes the proof of POST /certifications, and the name or password that it asks for.',
  'members.update':
    'Changes the settings that the query names; talentVisible is whether companies can find the member.',
  'members.requestPasswordReset':
    'The link is valid once within 30 minutes. The answer does not tell whether the account exists.',
  'members.getPasswordReset': 'Does not tell whose account it is.',
  'members.resetPassword': 'Ends all sessions of the member.',
  'members.changePassword':
    'Ends all other sessions. A member without a password omits currentPassword and needs a recent sign-in.',
  'members.export': 'Available within ten minutes of signing in; later use POST with the password.',
  'members.remove':
    'Erases all personal data. A member without a password needs to have signed in within ten minutes.',
  'members.create':
    'EMAIL takes email, name and password; other types take thirdPartyAccessToken, whose owner the provider identifies. An address that has an account is answered alike, and its mailbox is told.',
  'members.signIn':
    'EMAIL takes email and password; the providers take thirdPartyAccessToken. The answer contains the bearer token.',
  'members.signOut': 'Revokes the token; everywhere=true revokes all tokens of the member.',
  'secondFactor.begin': 'Returns a new key for an authenticator app, which takes effect once confirmed.',
  'secondFactor.confirm': 'Takes the first code of the app and returns the recovery codes once.',
  'secondFactor.pass': 'Takes a code of the app or a recovery code; each works once.',
  'sessions.list': 'Last used first.',
  'sessions.end': 'Can be repeated.',
  'social.start': 'Redirect the browser to url. With a token, the provider is connected to that member.',
  'social.callback': 'A state is valid once, for ten minutes, in the browser that started.',
  'jobs.apply': "Can be repeated. totalCount is the job's number of applications.",
  'jobs.withdraw': 'Only until the employer has read it.',
  'applications.list': 'Newest first.',
  'proposals.send':
    'For verified businesses, to a candidate or applicant: one open proposal per candidate, and three in thirty days.',
  'proposals.list': 'Those sent (employers) or received (job seekers), newest first.',
  'proposals.answer': 'The employer is notified, and sees the contact once accepted.',
  'proposals.withdraw': 'The candidate is notified. Can be repeated.',
  'proposals.report': 'Only for who received it, once each; the company does not learn of it.',
  'proposals.reply':
    'Asks a question, offers up to three times, names a day to ask again, or agrees to a time. Repeating a reply changes nothing.',
  'proposals.replyToCandidate':
    'For verified businesses. Answers name their question in about, TIME_AGREED the reply that offered the time.',
  'resumes.save':
    "If-Match compares the resume's part of the ETag. With jobId it also applies to that job if it is open.",
  'resumes.saveExpectedJob': "Needs no resume. If-Match compares the desired job's part of the ETag.",
  'resumes.mine': 'The ETag is used in If-Match of both commands.',
  'resumes.expectedJob': 'Empty before the first save.',
  'resumes.get':
    'For its owner, employers who received it, and verified businesses that opened it or whose proposal was accepted; 404 for others.',
  'talents.list':
    'Ranked by score with its reasons, for verified businesses. Without jobId, for the newest open announcement.',
  'resumes.openings': 'Newest first.',
  'resumes.view': 'Free for employers who received it; 1,000 points once for other verified businesses.',
  'applicants.list': 'Newest first, without withdrawn ones.',
  'applicants.ofResume': 'Newest first, without withdrawn ones.',
  'applicants.decide':
    'The worker is notified. READ does not revert a decision. INTERVIEW and HIRED are stages of a SHORTLISTED application. A repeated decision sends no message.',
  'applicants.message': 'The conversation is opened if there is none. Not to applicants who were rejected.',
  'applicants.shortlist': 'Nobody but the employer sees it; it is no stage of the application.',
  'applicants.counts': 'Countries are those of all applicants, whatever the filter.',
  'employers.requestVerification':
    'Checks the checksum of a business number and, if configured, the tax office; then an operator decides. A farm sends certificateKind FARM with the number of its certificate, which has neither. A verified business stays verified while its number does not change.',
  'announcements.publish':
    'LIFE is public at once for verified employers (otherwise IN_REVIEW), once in seven days; other types become PAYMENT_DUE. PAY_BELOW_MINIMUM has the amounts in data.',
  'announcements.edit': 'Keeps id, term and position. Takes its ETag in If-Match.',
  'announcements.close': 'Can be repeated.',
  'announcements.reopen':
    'Can be repeated. The term is extended by the time it was closed. Only for announcements that the employer closed.',
  'applicants.note': 'An empty text deletes the note. Nobody but the employer sees it.',
  'applicants.export': 'At most 10,000 applications, latest first; totalCount is how many there are.',
  'announcements.extend':
    'Paid types: creates an order for another pass (orderId), by default the first product of its type. LIFE: seven more days, once in seven days.',
  'announcements.list': 'Newest first.',
  'announcements.get': 'In any status, with its ETag.',
  'announcements.dashboard': 'Counts, with views and applicants of the last fourteen days.',
  'jobs.view': 'Once per visitor and day, except for the employer.',
  'jobs.list': 'Newest first.',
  'jobs.get': 'Closed jobs stay readable.',
  'jobs.recommended': "Based on the member's desired job and favorites, or else the newest of every tier.",
  'favorites.add': 'Can be repeated.',
  'favorites.remove': 'Can be repeated.',
  'favorites.list': 'Newest first.',
  'jobs.report': 'Open to visitors, once per visitor, job and day.',
  'jobs.ownReport': 'The latest; null without one.',
  'proposals.ownReport': 'Null without one.',
  'messages.ownReport': 'Null without one.',
  'notifications.list': 'Newest first, with unreadCount beside data.',
  'notifications.readAll': 'All of them, or those up to the given one.',
  'push.key': 'The applicationServerKey in base64url.',
  'push.subscribe': 'Lasts as long as the session. Subscribing the same endpoint again replaces it (200).',
  'push.unsubscribe': 'Can be repeated.',
  'translations.create': 'TRANSLATION_UNAVAILABLE if no provider is configured or it fails.',
  'operator.banners': 'In their order.',
  'operator.createBanner': 'Placed last. JOB_STATE if there are 100.',
  'operator.editBanner': 'Keeps its position and clicks. 412 if If-Match names another version.',
  'operator.orderBanners': 'Banners that are not named follow in their previous order.',
  'operator.advertisements': 'In their order.',
  'operator.createAdvertisement': 'Placed last. JOB_STATE if there are 100.',
  'operator.editAdvertisement': 'Keeps its position and clicks. 412 if If-Match names another version.',
  'operator.orderAdvertisements': 'Advertisements that are not named follow in their previous order.',
  'operator.verifications': 'Waiting ones oldest first, decided ones newest first.',
  'operator.verification': 'With its ETag.',
  'operator.approveVerification':
    'Publishes the announcements that waited for it. 412 if If-Match is outdated. Can be repeated.',
  'operator.refuseVerification': 'The employer is told the reason. JOB_STATE once approved.',
  'operator.reports': 'Open ones oldest first, settled ones newest first.',
  'operator.report': 'With its ETag, what else is open of the company, and its other reports.',
  'operator.settleReport':
    'CLOSED closes the job for good and settles all of its reports. Members who reported are told. 412 if If-Match is outdated. JOB_STATE if it was settled before or the job was never public.',
  'operator.reopenReport':
    'By any operator, at any time, as a dismissal changes nothing but the report. The member who reported is told. JOB_STATE unless the report was dismissed.',
  'operator.reopenProposalReport':
    'By any operator, at any time, as a dismissal changes nothing but the report. The candidate is told. JOB_STATE unless the report was dismissed.',
  'operator.reopenConversationReport':
    'By any operator, at any time, as neither decision changes anything but the report. Its reporter is told. JOB_STATE if the report is open.',
  'operator.decisions':
    'Those that somebody has acted on, so that an undo would be refused, are left out. At most ten.',
  'operator.lastDecision':
    'The latest that was not undone. Null if nobody decided. The undo is offered to the operator who decided.',
  'operator.undoDecision':
    'For ten minutes, by the operator who decided. UNDO_REFUSED names the cause: DONE, TOO_LATE, OTHER_OPERATOR, CHANGED or APPLIED if somebody acted on it, REFUNDED.',
  'operator.coupons': 'Newest first.',
  'operator.createCoupon': 'IN_USE at code if the code exists.',
  'operator.endCoupon': 'Orders placed with it keep it. Can be repeated.',
  'operator.postings': `Newest first. ${CONTINUED}`,
  'operator.translatePosting':
    'Empty texts remove it. Recorded. Readers see what the company wrote first, then this, then what a machine made.',
  'operator.orders': `Newest first. ${CONTINUED}`,
  'operator.exportPostings': EXPORTED,
  'operator.exportOrders': EXPORTED,
  'operator.exportMembers': EXPORTED,
  'operator.trends':
    'Days of Seoul up to today, and sums over as many days before. paidAmount counts by the day of payment, refundedAmount by the day the money went back.',
  'operator.members': `All of them, or by id, cellphone, e-mail address as far as its @, or a prefix of the name or company; newest first. ${CONTINUED}`,
  'operator.memberLookUp': 'Like GET /operator/members; URLs appear in logs and histories.',
  'operator.showMember': 'Recorded with the reason.',
  'operator.signMemberOut': 'Can be repeated.',
  'operator.suspendMember': 'Ends sessions, blocks sign-in and hides jobs. No effect on a suspended member.',
  'operator.restoreMember': 'Shows the jobs whose term has not ended. No effect on other members.',
  'operator.memberOrders': 'Newest first.',
  'operator.refundOrder':
    'For unused points or a pass that has not started. Deposits at a real provider require the account.',
  'operator.news': 'Last changed first; without state in any state.',
  'operator.newsItem': 'With its ETag.',
  'operator.createNews': 'With its ETag.',
  'operator.editNews': 'Takes its ETag in If-Match; 412 carries the current item.',
  'operator.publishNews': 'Repeating it moves the time. Accepts If-Match. VALIDATION names missing fields.',
  'operator.unpublishNews': 'Turns it into a draft and hides its banners. Accepts If-Match. Can be repeated.',
  'operator.deleteNews': 'Accepts If-Match.',
  'operator.importNews':
    'RSS 2.0, Atom or JSON Feed, each item once. Errors at url: INVALID if it is not public, UNKNOWN if it is not a feed, TOO_LARGE above 2 MB or 10 seconds.',
  'operator.acts': 'Newest first.',
  'operator.operators': 'By name.',
  'coupons.register': 'Can be repeated.',
  'coupons.list': 'Usable ones first, then by end.',
  'orders.quote': 'Creates no order and uses no coupon. Reading tickets require a verified business.',
  'orders.place':
    'Payable for half an hour. The coupon is reserved and released if the order is not paid. Reading tickets require a verified business.',
  'orders.pay': 'The answer tells what the browser does next.',
  'orders.confirm':
    'Called on return from its page; PENDING if the provider does not know yet. Can be repeated.',
  'orders.cancel': 'Releases its coupon.',
  'orders.list': 'Newest first.',
  'points.get': 'Newest first.',
  'products.list': 'Reading tickets, passes and the surcharge of a further region, in their order.',
  'addresses.search': 'At most twenty that match every word.',
  'countries.list': 'Not paged.',
  'regions.jobCounts': 'Filtered by the other filters of the list; at most half a minute old.',
  'regions.list': 'Without parentId the 17 provinces come first. Not paged.',
  'files.upload':
    'Multipart with type and file. The image is re-encoded: upright, without metadata, at most 4,096 pixels a side. data is its reference.',
  'landing.figures': 'At most a minute old.',
  'news.mains': 'The first is the main item of the day.',
  'news.list': 'Newest first.',
  'news.view': 'Once per visitor and day.',
  'banners.click': 'Once per visitor and day.',
  'advertisements.click': 'Once per visitor and day.',
  'wages.estimate':
    'Nothing is stored. Give hoursPerDay, or workStartTime and workEndTime, from which the statutory break is taken. Without workplaceSize the answer has one estimate for each size. Amounts are whole won for an average month; the lines add up to gross. Income tax is not reckoned.',
  'site.get': 'What the operator has not set is null.',
}
