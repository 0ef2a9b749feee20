// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/instance.h"

#include "base/log.h"
#include "provider/vulkan/check.h"

namespace vitrine::vulkan {
namespace {

constexpr const char* kValidationLayer = "VK_LAYER_KHRONOS_validation";
constexpr size_t kKeptMessages = 100;

VKAPI_ATTR VkBool32 VKAPI_CALL onValidation(VkDebugUtilsMessageSeverityFlagBitsEXT /*severity*/,
                                            VkDebugUtilsMessageTypeFlagsEXT /*types*/,
                                            const VkDebugUtilsMessengerCallbackDataEXT* data,
                                            void* user) {
    static_cast<ValidationLog*>(user)->add(data->pMessage ? data->pMessage : "");
    return VK_FALSE;
}

Result<bool> hasLayer(std::string_view name) {
    uint32_t count = 0;
    VITRINE_CHECK(vkCall("vkEnumerateInstanceLayerProperties",
                         [&] { return vkEnumerateInstanceLayerProperties(&count, nullptr); }));
    std::vector<VkLayerProperties> layers(count);
    VITRINE_CHECK(vkCall("vkEnumerateInstanceLayerProperties", [&] {
        return vkEnumerateInstanceLayerProperties(&count, layers.data());
    }));
    for (const VkLayerProperties& layer : layers)
        if (name == layer.layerName) return true;
    return false;
}

Result<std::vector<std::string>> instanceExtensions(const char* layer) {
    uint32_t count = 0;
    VITRINE_CHECK(vkCall("vkEnumerateInstanceExtensionProperties", [&] {
        return vkEnumerateInstanceExtensionProperties(layer, &count, nullptr);
    }));
    std::vector<VkExtensionProperties> found(count);
    VITRINE_CHECK(vkCall("vkEnumerateInstanceExtensionProperties", [&] {
        return vkEnumerateInstanceExtensionProperties(layer, &count, found.data());
    }));
    std::vector<std::string> names;
    for (const VkExtensionProperties& extension : found)
        names.emplace_back(extension.extensionName);
    return names;
}

bool contains(const std::vector<std::string>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

std::vector<std::string> ValidationLog::messages() const {
    const std::scoped_lock lock(m_mutex);
    return m_messages;
}

void ValidationLog::add(std::string message) {
    ++m_count;
    log::error("vulkan", message);
    const std::scoped_lock lock(m_mutex);
    if (m_messages.size() < kKeptMessages) m_messages.push_back(std::move(message));
}

Result<std::shared_ptr<Instance>> Instance::create(const InstanceOptions& options) {
    uint32_t loaderVersion = 0;
    VITRINE_CHECK(vkCall("vkEnumerateInstanceVersion",
                         [&] { return vkEnumerateInstanceVersion(&loaderVersion); }));
    if (loaderVersion < VK_API_VERSION_1_2)
        return fail(ErrorCode::Unsupported, "the Vulkan loader is older than Vulkan 1.2");

    VITRINE_TRY(const std::vector<std::string> available, instanceExtensions(nullptr));
    std::shared_ptr<Instance> self(new Instance);
    self->m_log = options.log ? options.log : std::make_shared<ValidationLog>();
    for (const std::string& name : options.extensions) {
        if (!contains(available, name))
            return fail(ErrorCode::Unsupported,
                        "Vulkan instance extension " + name + " is missing");
        self->m_extensions.push_back(name);
    }

    bool validation = false;
    if (options.validation) {
        VITRINE_TRY(const bool present, hasLayer(kValidationLayer));
        validation = present;
        if (!present) log::warn("vulkan", "the validation layer is not installed");
    }
    std::vector<const char*> extensions;
    for (const std::string& name : self->m_extensions)
        extensions.push_back(name.c_str());
    if (validation) extensions.push_back(VK_EXT_DEBUG_UTILS_EXTENSION_NAME);

    // 1.3 is asked for where the loader knows it; devices of 1.2 still work.
    self->m_apiVersion = std::min<uint32_t>(loaderVersion, VK_API_VERSION_1_3);
    auto application = structure<VkApplicationInfo>(VK_STRUCTURE_TYPE_APPLICATION_INFO);
    application.pApplicationName = "Vitrine";
    application.pEngineName = "Vitrine";
    application.apiVersion = self->m_apiVersion;

    auto messenger = structure<VkDebugUtilsMessengerCreateInfoEXT>(
        VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
    messenger.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT |
                                VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    messenger.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT |
                            VK_DEBUG_UTILS_MESSAGE_TYPE_PERFORMANCE_BIT_EXT;
    messenger.pfnUserCallback = onValidation;
    messenger.pUserData = self->m_log.get();

    const VkValidationFeatureEnableEXT enabled[] = {
        VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT};
    auto features = structure<VkValidationFeaturesEXT>(VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT);
    features.enabledValidationFeatureCount = 1;
    features.pEnabledValidationFeatures = enabled;
    features.pNext = &messenger; // so that creating and destroying the instance are watched, too

    auto info = structure<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
    info.pApplicationInfo = &application;
    info.enabledExtensionCount = static_cast<uint32_t>(extensions.size());
    info.ppEnabledExtensionNames = extensions.data();
    if (validation) {
        info.pNext = &features;
        info.enabledLayerCount = 1;
        info.ppEnabledLayerNames = &kValidationLayer;
    }
    VITRINE_CHECK(vkCall("vkCreateInstance",
                         [&] { return vkCreateInstance(&info, nullptr, &self->m_instance); }));
    if (validation) {
        self->m_extensions.emplace_back(VK_EXT_DEBUG_UTILS_EXTENSION_NAME);
        const auto create =
            self->function<PFN_vkCreateDebugUtilsMessengerEXT>("vkCreateDebugUtilsMessengerEXT");
        VITRINE_CHECK(vkCall("vkCreateDebugUtilsMessengerEXT", [&] {
            return create(self->m_instance, &messenger, nullptr, &self->m_messenger);
        }));
    }
    return self;
}

Instance::~Instance() {
    if (m_messenger) {
        const auto destroy =
            function<PFN_vkDestroyDebugUtilsMessengerEXT>("vkDestroyDebugUtilsMessengerEXT");
        destroy(m_instance, m_messenger, nullptr);
    }
    if (m_instance) vkDestroyInstance(m_instance, nullptr);
}

} // namespace vitrine::vulkan
