import type { BusinessTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';

export default {
  organization: {
    heading: 'المتابعة إلى {organization}',
    looking: 'جارٍ البحث عن المؤسسة',
    checkAgain: 'التحقّق مرة أخرى',
    notFoundHeading: 'لم يتم العثور على المؤسسة',
    notFound: 'لا توجد مؤسسة على هذا العنوان. يُرجى التحقّق من الرابط أو سؤال من أرسله إليك.',
    demandedHeading: 'تأكيد هويتك',
    demanded: 'للمتابعة إلى {organization}، يُرجى تسجيل الدخول بإحدى هذه الطرق.',
    backToList: 'العودة إلى مؤسساتك',
  },
  discovery: {
    heading: 'اختيار مؤسسة',
    signedInAs: 'سجّلت الدخول باسم {email}.',
    loading: 'جارٍ تحميل مؤسساتك',
    search: 'البحث عن مؤسسة',
    matches: {
      zero: 'لم يتم العثور على مؤسسة',
      one: 'تم العثور على مؤسسة واحدة',
      two: 'تم العثور على مؤسستين',
      few: 'تم العثور على {count} مؤسسات',
      many: 'تم العثور على {count} مؤسسة',
      other: 'تم العثور على {count} مؤسسة',
    },
    join: 'الانضمام إلى {organization}',
    acceptInvite: 'قبول دعوة {organization}',
    noneHeading: 'لا توجد مؤسسة بعد',
    none: 'لا ينتمي {email} إلى أي مؤسسة بعد.',
    noneClosed: 'لا ينتمي {email} إلى أي مؤسسة. يُرجى طلب دعوة من أحد المسؤولين أو استخدام عنوان آخر.',
    create: 'إنشاء مؤسسة',
    name: 'اسم المؤسسة',
    namePlaceholder: 'شركة المثال',
    otherEmail: 'استخدام عنوان بريد إلكتروني آخر',
  },
  emailMethod: {
    heading: 'كيف تريد تسجيل الدخول؟',
    text: 'سنرسل رسالة إلى {email}.',
  },
  business: {
    usePassword: 'استخدام كلمة المرور بدلًا من ذلك',
    signedIn: 'سجّلت الدخول إلى {organization}.',
    signedInAs: 'سجّلت الدخول إلى {organization} باسم {account}.',
    sso: 'المتابعة باستخدام SSO',
    connection: 'المتابعة باستخدام {connection}',
    errorHeading: 'ليس لديك حق الوصول',
  },
  businessPassword: {
    emailHeading: 'تسجيل الدخول بكلمة المرور',
    heading: 'إدخال كلمة المرور',
    forgot: 'إنشاء حساب أو إعادة ضبط كلمة المرور',
    forgotHeading: 'تعيين كلمة مرور جديدة',
    forgotText: 'سنرسل إليك رابطًا لتعيين كلمة المرور.',
    verify: 'تم إرسال رابط إلى {email}. يُرجى فتحه للتحقّق من عنوانك واختيار كلمة المرور.',
    setNew: 'تم إرسال رابط لتعيين كلمة مرور جديدة إلى {email}.',
  },
  sso: {
    emailHeading: 'العثور على طريقة دخول مؤسستك',
    emailText: 'يُرجى إدخال عنوان بريدك الإلكتروني في العمل، وسنعثر على طريقة تسجيل الدخول إلى مؤسستك.',
    menuHeading: 'اختيار طريقة تسجيل الدخول',
    menuText: 'يمكن تسجيل الدخول باسم {email} باستخدام:',
    slugHeading: 'ما هي المؤسسة؟',
    slugText:
      'لم نعثر على طريقة لتسجيل الدخول باسم {email}. يُرجى إدخال الاسم المختصر لمؤسستك كما يظهر في عنوانها على الويب.',
    slug: 'الاسم المختصر للمؤسسة',
    slugPlaceholder: 'example-inc',
    otherWay: 'اختيار طريقة أخرى لتسجيل الدخول',
  },
  mfa: {
    ...mfa,
    chooseEnrolledHeading: 'اختيار خطوة ثانية',
    choose: 'تطلب مؤسستك خطوة ثانية عند تسجيل الدخول.',
  },
  errors: {
    ...mfaErrors,
    organizationLookup: 'تعذّر البحث عن المؤسسة. يُرجى إعادة المحاولة.',
    noMethods:
      'لا تسمح {organization} بأي طريقة لتسجيل الدخول تعرضها هذه الصفحة. يُرجى سؤال أحد مسؤولي {organization}.',
    cannotJoin:
      'لا يمكنك الانضمام إلى {organization} بهذا الحساب. يُرجى طلب دعوة من أحد المسؤولين أو استخدام عنوان آخر.',
    organizationName: 'يُرجى إدخال اسم للمؤسسة.',
    slugUnknown: 'لا توجد مؤسسة بهذا الاسم. يُرجى التحقّق منه وإعادة المحاولة.',
    noSso: 'لا تستخدم هذه المؤسسة SSO. يُرجى اختيار طريقة أخرى لتسجيل الدخول.',
    notMember:
      'لا يملك هذا العنوان حق الوصول إلى {organization}. يُرجى طلب دعوة من أحد المسؤولين أو استخدام عنوان آخر.',
    passwordsApart:
      'تتبع كلمات المرور هنا مؤسسةً بعينها. يُرجى تسجيل الدخول بطريقة أخرى، أو فتح صفحة تسجيل الدخول الخاصة بمؤسستك.',
    domainClaimed: 'ينتمي نطاق هذا العنوان إلى مؤسسة أخرى. يُرجى استخدام عنوان آخر أو سؤال مسؤول تلك المؤسسة.',
    phoneTaken: 'هذا الرقم مستخدم بالفعل في المؤسسة. يُرجى استخدام رقم آخر.',
    notAllowed: 'لا تسمح المؤسسة بذلك. يُرجى تسجيل الدخول بطريقة أخرى أو سؤال أحد المسؤولين.',
    organizationNameRefused: 'لا يمكن استخدام هذا الاسم. يُرجى اختيار اسم آخر.',
  },
} satisfies BusinessTranslation;
