% SPDX-License-Identifier: Apache-2.0
function method = sampleMethod(given, name, position)
% 'nearest', 'bilinear' or 'bicubic' of the names that MATLAB takes for them.
method = validatestring(given, {'nearest', 'linear', 'bilinear', 'cubic', 'bicubic'}, name, 'METHOD', position);
if strcmp(method, 'linear'), method = 'bilinear'; end
if strcmp(method, 'cubic'), method = 'bicubic'; end
end
