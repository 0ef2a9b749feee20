classdef SubRunner < Runner
end
