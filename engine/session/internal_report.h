// SPDX-License-Identifier: Apache-2.0
#pragma once
// The file that a user can send us after an internal error. Engine thread.
#include "session/session.h"

#include <string>

namespace vitrine {

struct InternalReport {
    std::string message; ///< InternalError::what()
    std::string calls;   ///< InternalError::calls()
    std::string at;      ///< "FILE:LINE:COL" of the script, and who called it; may be empty
    std::string device;  ///< name, or why there is none
};

/// Writes it to a new file in `folder`, made if it is not there; of older ones twenty stay.
/// Returns the path, or "" when nothing could be written.
[[nodiscard]] std::string writeInternalReport(const std::string& folder,
                                              const InternalReport& report,
                                              const Settings& settings);

} // namespace vitrine
