% SPDX-License-Identifier: Apache-2.0
function hgsave(varargin)
% Keeps a figure in a file, as savefig does.
savefig(varargin{:});
end
