% SPDX-License-Identifier: Apache-2.0
function was = recycle(state)
% Whether deleted files are kept in a folder: here they never are. recycle returns 'off'; recycle('on') is an error.
% Example: assert(strcmp(recycle, 'off'))
if nargin > 0 && strcmp(validatestring(state, {'on', 'off'}, 'recycle'), 'on')
    error('MATLAB:recycle:notSupported', 'Deleted files are not kept here.');
end
if nargout > 0 || nargin == 0, was = 'off'; end
end
