% SPDX-License-Identifier: Apache-2.0
function M = makehgtform(varargin)
% A matrix of moves, turns and scales of space: makehgtform('translate',[x y z],'scale',s,
% 'xrotate',t,'yrotate',t,'zrotate',t,'axisrotate',[x y z],t).
M = eye(4);
k = 1;
while k <= nargin
    step = eye(4);
    switch lower(varargin{k})
        case 'translate'
            if isscalar(varargin{k+1}), step(1:3, 4) = [varargin{k+1:k+3}].'; k = k + 2;
            else, step(1:3, 4) = varargin{k+1}(:); end
        case 'scale'
            s = varargin{k+1};
            step(1:3, 1:3) = diag(s(:).'.*ones(1, 3));
        case 'xrotate'
            c = cos(varargin{k+1}); s = sin(varargin{k+1});
            step(2:3, 2:3) = [c -s; s c];
        case 'yrotate'
            c = cos(varargin{k+1}); s = sin(varargin{k+1});
            step([1 3], [1 3]) = [c s; -s c];
        case 'zrotate'
            c = cos(varargin{k+1}); s = sin(varargin{k+1});
            step(1:2, 1:2) = [c -s; s c];
        case 'axisrotate'
            u = varargin{k+1}(:)/norm(varargin{k+1});
            t = varargin{k+2};
            K = [0 -u(3) u(2); u(3) 0 -u(1); -u(2) u(1) 0];
            step(1:3, 1:3) = eye(3) + sin(t)*K + (1 - cos(t))*K*K;
            k = k + 1;
        otherwise
            error('MATLAB:makehgtform:UnknownOption', 'Unknown option ''%s''.', char(varargin{k}));
    end
    M = M*step;
    k = k + 2;
end
end
