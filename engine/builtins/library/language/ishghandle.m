% SPDX-License-Identifier: Apache-2.0
function yes = ishghandle(h, kind)
% True for handles of figure objects, of a kind where one is given.
% Example: yes = ishghandle(gcf)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
yes = ishandle(h);
if nargin > 1
    for k = find(yes(:))', yes(k) = strcmpi(get(h(k), 'Type'), kind); end
end
end
