% SPDX-License-Identifier: Apache-2.0
function [boundary, full, flip] = filterOptions(options)
% The options of imfilter: how the image goes on beyond its border, whether the result has all places, and whether the kernel is turned.
boundary = 0;
full = false;
flip = false;
for k = 1:numel(options)
    given = options{k};
    if isText(given)
        word = validatestring(given, {'replicate', 'symmetric', 'circular', 'conv', 'corr', 'full', 'same'}, 'imfilter', 'OPTIONS', k + 2);
        switch word
            case {'replicate', 'symmetric', 'circular'}, boundary = word;
            case {'conv', 'corr'}, flip = strcmp(word, 'conv');
            otherwise, full = strcmp(word, 'full');
        end
    else
        validateattributes(given, {'numeric', 'logical'}, {'real', 'scalar', 'nonsparse'}, 'imfilter', 'OPTIONS', k + 2);
        boundary = double(given);
    end
end
end
