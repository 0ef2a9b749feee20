% SPDX-License-Identifier: Apache-2.0
function [space, kind] = gammaOptions(name, x, options)
% The options ColorSpace and OutputType of rgb2lin and lin2rgb.
validateattributes(x, {'uint8', 'uint16', 'single', 'double'}, {'real', 'nonsparse'}, name, '', 1);
space = 'srgb';
kind = class(x);
for k = 1:2:numel(options) - 1
    word = validatestring(options{k}, {'ColorSpace', 'OutputType'}, name);
    if strcmp(word, 'ColorSpace')
        space = validatestring(options{k + 1}, {'srgb', 'adobe-rgb-1998', 'prophoto-rgb'}, name, 'ColorSpace');
    else
        kind = validatestring(options{k + 1}, {'single', 'double', 'uint8', 'uint16'}, name, 'OutputType');
    end
end
end
