% SPDX-License-Identifier: Apache-2.0
function checkedDictionary(who, dict)
% An error unless dict has a symbol and a code a row.
if ~iscell(dict) || size(dict, 2) ~= 2 || isempty(dict) || ~all(cellfun(@isnumeric, dict(:, 2)))
    error(sprintf('comm:%s:InvalidDict', who), 'The Huffman dictionary must be a two-column cell array of symbols and codes.');
end
end
