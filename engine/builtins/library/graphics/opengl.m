% SPDX-License-Identifier: Apache-2.0
function d = opengl(word)
% opengl software | hardware | save WORD: accepted for compatibility; drawing goes by Vulkan, on the device that `vitrine-cli info` names.
% d = opengl('data') has the fields of MATLAB's struct, as far as they mean something here.
% Example: d = opengl('data'); assert(isfield(d, 'Renderer'))
if nargin < 1, word = 'info'; end
words = {'software', 'hardware', 'hardwarebasic', 'autoselect', 'neverselect', 'advise', 'save', 'info', 'data', 'quiet'};
word = validatestring(word, words, 'opengl');
if ~any(strcmp(word, {'info', 'data'})), return, end
name = '';
if gpuDeviceCount > 0, g = gpuDevice; name = g.Name; end
d = struct('Version', '', 'Vendor', '', 'Renderer', ['Vulkan ' name], 'Visual', '', 'Software', isempty(name), 'HardwareSupportLevel', 'full');
if strcmp(word, 'info') && nargout == 0
    disp(d)
    clear d
end
end
