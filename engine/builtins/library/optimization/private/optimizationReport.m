% SPDX-License-Identifier: Apache-2.0
function optimizationReport(options, exitflag, message)
% Prints why a solver stopped, as much as the option Display asks for.
display = optimizationOption(options, {'Display'}, 'final');
silent = any(strcmpi(display, {'off', 'none'})) || ...
    (strncmpi(display, 'notify', 6) && exitflag > 0);
if ~silent, fprintf('\n%s\n\n', message); end
end
