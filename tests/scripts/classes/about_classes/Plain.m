classdef Plain
    properties
        a = 1
        b = 'two'
        c = {1, 'x'}
    end
    methods
        function obj = Plain(varargin)
            if nargin == 1 && isa(varargin{1}, 'Plain')
                obj = varargin{1};
            elseif nargin > 0
                p = inputParser;
                addOptional(p, 'a', 1, @isnumeric);
                addParameter(p, 'b', 'two');
                parse(p, varargin{:});
                obj.a = p.Results.a;
                obj.b = p.Results.b;
            end
        end
        function r = combine(obj, x, opts)
            arguments
                obj (1, 1) Plain
                x (1, :) double {mustBePositive}
                opts.Scale (1, 1) double = 1
                opts.Name (1, :) char = 'none'
            end
            r = sprintf('%s %s %s', mat2str(obj.a * x * opts.Scale), opts.Name, obj.b);
        end
        function varargout = several(obj, varargin)
            narginchk(1, 3);
            for k = 1:max(nargout, 1)
                varargout{k} = obj.a * 10 + k + 100 * numel(varargin);
            end
        end
        function n = counts(varargin)
            n = nargin;
        end
    end
end
