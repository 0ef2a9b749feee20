% SPDX-License-Identifier: Apache-2.0
function y = morphology(name, x, se, grow, options)
% Dilation (grow) or erosion by each element of a list in turn; 'full' keeps all places.
validateattributes(x, {'numeric', 'logical'}, {'real', 'nonsparse'}, name, 'IM', 1);
full = false;
for k = 1:numel(options)
    if isText(options{k})
        word = validatestring(options{k}, {'same', 'full', 'notpacked'}, name, '', k + 2);
        full = full || strcmp(word, 'full');
    end
end
masks = structuringMask(name, se);
y = x;
for k = 1:numel(masks)
    y = rankUnder(y, masks{k}, grow, full);
end
end
