import type { PasskeyTranslation } from '../../catalogue.ts';

const zhHans = {
  passkeys: {
    offerHeading: '下次更快登录',
    offer: '创建通行密钥后，只需使用指纹、面容或屏幕锁定即可登录。',
    create: '创建通行密钥',
    notNow: '暂不',
    existing: '此设备上已有您账号的通行密钥。',
  },
  errors: {
    user_cancellation: '您未完成通行密钥操作。请重试或选择其他方式。',
    biometrics_not_available: '此浏览器或设备不支持通行密钥。',
    no_biometrics_enrolled: '请先在此设备上设置屏幕锁定、指纹或面容识别。',
    no_biometrics_registration: '此通行密钥在这里已失效。请使用其他方式登录。',
    key_invalidated: '无法验证您的通行密钥。请重试。',
    keystore_unavailable: '无法保存您的通行密钥。请重试。',
    device_credentials_not_allowed: '此页面不能使用通行密钥。请选择其他方式。',
    session_expired: '您的会话已过期。请重新登录。',
    user_locked_out: '尝试次数过多。请稍候再试。',
    device_hardware_error: '您的设备报告了错误。请重试。',
    biometrics_sensor_error: '无法读取您的指纹或面容。请重试。',
    internal_error: '无法使用您的通行密钥。请重试或选择其他方式。',
  },
  passkeyList: {
    heading: '您的通行密钥',
    none: '您还没有通行密钥。',
    unnamed: '未命名的通行密钥',
    lastUsed: '上次使用：{time}',
    rename: '重命名',
    renameOf: '重命名“{name}”',
    name: '名称',
    enterName: '请输入名称。',
    save: '保存',
    cancel: '取消',
    remove: '删除',
    removeOf: '删除“{name}”',
    confirm: '要删除“{name}”吗？删除后将无法再用此通行密钥登录。',
    created: '通行密钥已创建。',
    renamed: '通行密钥已重命名。',
    removed: '通行密钥已删除。',
    signedOut: '请登录以管理您的通行密钥。',
  },
} satisfies PasskeyTranslation;

export default zhHans;
