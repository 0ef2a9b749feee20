% SPDX-License-Identifier: Apache-2.0
function signal = huffmandeco(code, dict)
% The symbols of a dictionary of huffmandict whose codes stand one behind the other.
% Example: huffmandeco([0 1 1 0], {1 0; 2 [1 0]; 3 [1 1]})
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
checkedDictionary('huffmandeco', dict);
long = max(cellfun(@numel, dict(:, 2)));
signal = cell(1, 0);
texts = cellfun(@(c) char('0' + reshape(c, 1, [])), dict(:, 2), 'UniformOutput', false);
rest = char('0' + reshape(double(code), 1, []));
first = 1;
while first <= numel(rest)
    at = [];
    last = first - 1;
    while isempty(at) && last < min(numel(rest), first + long - 1)
        last = last + 1;
        at = find(strcmp(rest(first:last), texts), 1);
    end
    if isempty(at), error('comm:huffmandeco:CodeNotFound', 'The encoded signal contains a code which is not present in the dictionary.'); end
    signal{end + 1} = dict{at, 1};
    first = last + 1;
end
if all(cellfun(@(s) isnumeric(s) && isscalar(s), dict(:, 1))), signal = [signal{:}]; end
if size(code, 1) > 1, signal = reshape(signal, [], 1); end
end
