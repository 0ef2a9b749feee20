% SPDX-License-Identifier: Apache-2.0
function n = matlabpool(varargin)
% The old name of parpool: matlabpool open 4, matlabpool close, matlabpool size.
% Example: matlabpool('open', 2), assert(matlabpool('size') == 2), matlabpool('close')
pool = currentPool;
rest = varargin;
word = 'open';
if ~isempty(rest) && (ischar(rest{1}) || isstring(rest{1})) && isnan(str2double(rest{1})), word = lower(char(rest{1})); rest(1) = []; end
switch word
    case 'size'
        n = 0;
        if ~isempty(pool), n = pool.NumWorkers; end
    case 'close'
        if ~isempty(pool), delete(pool), end
    otherwise                                            % open, or the name of a profile
        if ~isempty(rest) && (ischar(rest{end}) || isstring(rest{end})), rest{end} = str2double(rest{end}); end
        if ~isempty(rest) && isnumeric(rest{end}) && ~isnan(rest{end}), parpool(rest{end}); else, parpool; end
end
end
