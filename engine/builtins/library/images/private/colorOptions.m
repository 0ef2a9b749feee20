% SPDX-License-Identifier: Apache-2.0
function [space, white] = colorOptions(name, options)
% The options ColorSpace and WhitePoint of the conversions to and from XYZ.
space = 'srgb';
white = whitepoint('d65');
for k = 1:2:numel(options)
    word = validatestring(options{k}, {'ColorSpace', 'WhitePoint'}, name);
    if k == numel(options)
        error(['MATLAB:' name ':missingValue'], 'The option ''%s'' has no value.', word);
    end
    given = options{k + 1};
    if strcmp(word, 'ColorSpace')
        space = validatestring(given, {'srgb', 'adobe-rgb-1998', 'linear-rgb', 'prophoto-rgb'}, name, 'ColorSpace');
    elseif isText(given)
        white = whitepoint(given);
    else
        validateattributes(given, {'double', 'single'}, {'real', 'numel', 3, 'positive'}, name, 'WhitePoint');
        white = double(reshape(given, 1, 3));
    end
end
end
